import { loadLastEntry } from '../../app/core/log.ts';
import {
  getTableTurn,
  getTableView,
  hasEnded,
  hasStarted,
  isPlayable,
  type Table,
} from '../../app/core/table.ts';
import { hasHints } from '../../app/hints/hint.ts';
import { findHeldSeat } from '../../app/seats/take-seat.ts';
import type { Choice } from '../../engine/question.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { getOpenQuestion, type Walk, walk } from '../../engine/walk.ts';
import { translate } from '../../i18n/translate.ts';
import { createFollowButtons } from '../alerts/follow-button.ts';
import {
  createAnswerRows,
  findLastChoice,
  formatQuestionLines,
  type OpenQuestion,
  skipOnlyAnswers,
} from '../answers/question.ts';
import type { SeatedContext, TableContext } from '../core/context.ts';
import { isSeated } from '../core/create-context.ts';
import { getGameName, getPlainNames, getSafeNames } from '../core/names.ts';
import type { Payload, Row, ShownState } from '../core/payload.ts';
import { createNotStartedMessage, formatRefusal } from '../core/refusals.ts';
import { formatDiscordLink } from '../core/rest/channel.ts';
import { type Button, createButtonRows, createNamedButton } from '../core/rows.ts';
import { layOutPanel } from '../pictures/lay-out-panel.ts';
import { type PictureContent, renderPrivatePicture } from '../pictures/picture.ts';
import { createChartButtons } from '../rules/chart.ts';
import { formatResultLines } from '../text/result.ts';
import {
  createMissingRulesMessage,
  createTableMessage,
  formatStatusLine,
  getActingSeats,
} from '../text/status.ts';
import { createNudgeButtons, createOwnSeatButtons } from '../turns/seat-buttons.ts';
import { createEndedButtons } from './ended-match.ts';
import { createBeginnerGoal } from './goal.ts';
import { addNextTableButton } from './next-table.ts';
import { createLapseLines, createPlanning, createRepeatButtons, createStopRepeating } from './planning.ts';
import { loadRecapNews } from './recap.ts';

/** Introduction of a panel. */
export interface PanelIntro {
  /** Lines saying what was just done, or why nothing was. */
  readonly first?: readonly string[];
  /** Events of the seat's own latest move, as this seat sees them later. */
  readonly events?: readonly unknown[];
  /** The move can be undone without consent. */
  readonly free?: boolean;
  /** Turn of each event, if the events belong to several turns. */
  readonly order?: PictureContent['order'];
  /** Further buttons for these events. */
  readonly buttons?: readonly Button[];
  /** The best move is already shown. */
  readonly hinted?: boolean;
}

/** Creates the panel of a seated player, or the public view for a spectator. */
export async function createPanel(ctx: TableContext): Promise<Payload> {
  if (!hasStarted(ctx.table)) return createNotStartedMessage(ctx.language);
  if (isSeated(ctx)) return await createPanelMessage(ctx);
  return await createSpectatorMessage(ctx, [
    formatRefusal(new Refusal(text('bot:refuse.notSeated')), ctx.language),
  ]);
}

/** Returns the introduction, then the view of the player's seat, or the public view for a spectator. */
export async function createView(ctx: TableContext, first: readonly string[] = []): Promise<Payload> {
  if (!hasStarted(ctx.table)) return createNotStartedMessage(ctx.language);
  return isSeated(ctx) ? await createViewMessage(ctx, first) : await createSpectatorMessage(ctx, first);
}

/** Creates the private panel at the first question, after the recap; or the table while others are due. */
export async function createPanelMessage(ctx: SeatedContext, before: PanelIntro = {}): Promise<Payload> {
  const { table, seat, language } = ctx;
  if (!isPlayable(table)) return createMissingRulesMessage(table, language);
  if (hasEnded(table)) return await createEndedPanel(ctx, before.first);
  if (!getActingSeats(table).includes(seat)) return await createWaitingMessage(ctx, before);
  const start = walk(table.game, getTableView(table, seat), seat, []);
  if (refused(start)) throw new Error(`${table.game.id} asks no first question`);
  const told = { ...before, first: [...(before.first ?? []), ...(await createLapseLines(ctx))] };
  return await createQuestionMessage(ctx, start, before.events ? told : await addRecapNews(ctx, told));
}

/** Adds what has happened since the seat's own last move, as lines and as traces on the picture. */
async function addRecapNews(
  ctx: SeatedContext,
  { first = [], buttons = [], ...before }: PanelIntro,
): Promise<PanelIntro> {
  const news = await loadRecapNews(ctx);
  return {
    ...before,
    first: [...first, ...news.lines],
    ...news.traces,
    buttons: [...buttons, ...news.buttons],
  };
}

/**
 * Returns the panel after the game has moved on: the player's question if they are due, the result if the game is over, else whose turn it
 * is. What has happened since their own last move comes first.
 */
export async function createUpdatedPanel(
  ctx: TableContext,
  { pictured: hadPicture }: ShownState,
): Promise<Payload> {
  const { table, language } = ctx;
  if (!isPlayable(table)) return createMissingRulesMessage(table, language);
  if (!isSeated(ctx))
    return hasEnded(table) ? await createEndedPanel(ctx) : await createSpectatorMessage(ctx);
  if (hasEnded(table) || getActingSeats(table).includes(ctx.seat)) return await createPanelMessage(ctx);
  const { lines, traces } = await loadRecapNews(ctx);
  return hadPicture
    ? await createWaitingPanel(ctx, { first: lines, ...traces })
    : await createMovedPanel(ctx, lines, {});
}

/** Returns the panel after the game: the result, with *Rematch* first. */
async function createEndedPanel(ctx: TableContext, first: readonly string[] = []): Promise<Payload> {
  const { bot, table, language } = ctx;
  const turn = getTableTurn(table);
  const standings = turn.kind === 'over' ? turn.standings : [];
  const result = formatResultLines(table, standings, await loadLastEntry(bot.app.store, table), language);
  const told = layOutPanel(ctx, [formatHeader(ctx), ...result, ...first]);
  const rows = createButtonRows(createEndedButtons(table, language).slice(0, 2));
  return await addNextTableButton(ctx, { ...told, rows, about: createTableMessage(ctx) });
}

/** Creates the private panel after these answers: the player's picture and the next question that has a choice. */
export async function createQuestionMessage(
  ctx: SeatedContext,
  way: Walk,
  before: PanelIntro = {},
): Promise<Payload> {
  const { table, seat, language } = ctx;
  const { id, version } = table.record;
  const { path, questions } = skipOnlyAnswers(table.game, getTableView(table, seat), seat, way);
  const question = getOpenQuestion({ path, questions }) as OpenQuestion;
  const back = findLastChoice(questions);
  const goal = back === null ? await createBeginnerGoal(ctx) : { lines: [], buttons: [] };
  const asked = formatQuestionLines({ path, questions }, language, getSafeNames(table));
  const rows = createAnswerRows(
    question,
    { tableId: id, version, path },
    (label) => translate(language, label, getPlainNames(table)),
    language,
  );
  const buttons: Button[] = [
    ...(back === null ? createRepeatButtons(ctx, seat) : []),
    ...(back === null
      ? []
      : [createNamedButton(language, 'back', ['rethink', id, version, path.slice(0, back)])]),
    createNamedButton(language, 'stop', ['stop', id]),
    ...createFreeUndoButtons(ctx, before),
    ...(back === null
      ? [...createHintButtons(ctx, before), ...createChartButtons(ctx), ...goal.buttons]
      : []),
    ...(before.buttons ?? []),
  ];
  return await createPicturePanel(
    ctx,
    { ...before, first: [...(before.first ?? []), ...goal.lines] },
    asked,
    question.choices,
    [...rows, ...createButtonRows(buttons)],
  );
}

/** Creates the public view of a table as a private message. */
export async function createSpectatorMessage(
  ctx: TableContext,
  first: readonly string[] = [],
): Promise<Payload> {
  const { table, language } = ctx;
  if (!isPlayable(table)) return createMissingRulesMessage(table, language);
  const image = await renderPrivatePicture(ctx, { viewer: null });
  const line = translate(language, text('bot:panel.spectator'), getSafeNames(table));
  const lines = [...first, ...formatOwnSeatLine(ctx), line, ...formatStatusLine(table, language)];
  return {
    ...layOutPanel(ctx, [formatHeader(ctx), ...lines]),
    image,
    rows: createButtonRows([
      ...createOwnSeatButtons(table, ctx.by.person, language),
      ...(await createFollowButtons(ctx, 'view')),
    ]),
    about: createTableMessage(ctx, true),
  };
}

/** Returns a line on how a spectator takes a seat or returns to theirs. */
function formatOwnSeatLine({ table, by, language }: TableContext): readonly string[] {
  const [first] = createOwnSeatButtons(table, by.person, language);
  if (first === undefined) return [];
  const isOfAi = table.seats[findHeldSeat(table, by.person) ?? -1]?.kind === 'ai';
  return [translate(language, text(isOfAi ? 'bot:panel.held' : 'bot:panel.free'), getSafeNames(table))];
}

/** Creates the view of a seat, without a question. */
async function createViewMessage(ctx: SeatedContext, first: readonly string[]): Promise<Payload> {
  if (!isPlayable(ctx.table)) return createMissingRulesMessage(ctx.table, ctx.language);
  const mayPlay = getActingSeats(ctx.table).includes(ctx.seat);
  const line = mayPlay ? formatYourTurn(ctx) : translateAtTable(ctx, text('bot:panel.yours'));
  const repeating = await createStopRepeating(ctx);
  const planning = await createPlanning(ctx);
  const further = createButtonRows([...planning.buttons, ...repeating.buttons, ...createChartButtons(ctx)]);
  const rows = [...createPanelRows(ctx, [mayPlay ? 'play' : 'again']), ...further];
  const intro = { first: [...first, line, ...repeating.lines, ...planning.lines] };
  return await createPicturePanel(ctx, intro, [], [], rows);
}

async function createWaitingMessage(ctx: SeatedContext, before: PanelIntro): Promise<Payload> {
  if (before.first !== undefined && before.events !== undefined)
    return await createMovedPanel(ctx, before.first, before);
  return await createWaitingPanel(ctx, before);
}

/** Creates the table as the seat sees it while others are due, with what the player can do meanwhile. */
async function createWaitingPanel(ctx: SeatedContext, before: PanelIntro): Promise<Payload> {
  const repeating = await createStopRepeating(ctx);
  const planning = await createPlanning(ctx);
  const status = [...formatStatusLine(ctx.table, ctx.language), ...repeating.lines, ...planning.lines];
  const further = createButtonRows([...planning.buttons, ...repeating.buttons, ...createNudgeButtons(ctx)]);
  const rows = [...createPanelRows(ctx, ['again']), ...further];
  const shown = { ...before, first: [...(before.first ?? []), ...status] };
  return await addNextTableButton(ctx, await createPicturePanel(ctx, shown, [], [], rows));
}

/**
 * Creates the panel after a move that ends the turn. The channel has a new board, so the panel only confirms the move and leads to the next
 * table that waits.
 */
async function createMovedPanel(
  ctx: SeatedContext,
  first: readonly string[],
  before: PanelIntro,
): Promise<Payload> {
  const repeating = await createStopRepeating(ctx);
  const planning = await createPlanning(ctx);
  const further = [...repeating.buttons, ...createFreeUndoButtons(ctx, before), ...planning.buttons];
  const rows = createPanelRows(ctx, ['view', 'again'], further);
  const status = formatStatusLine(ctx.table, ctx.language);
  const lines = [formatHeader(ctx), ...first, ...repeating.lines, ...planning.lines, ...status];
  const told = layOutPanel(ctx, lines);
  return await addNextTableButton(ctx, { ...told, rows, about: createTableMessage(ctx) });
}

/** Returns the button that undoes the latest move, if that needs no consent. */
function createFreeUndoButtons(
  { table, language }: TableContext,
  { free = false }: PanelIntro,
): readonly Button[] {
  const { id, version } = table.record;
  return free ? [createNamedButton(language, 'takeBack', ['take-back', id, version])] : [];
}

/** Returns the button that asks for the best move, if the table has hints. */
function createHintButtons(
  { table, language }: TableContext,
  { hinted = false }: PanelIntro,
): readonly Button[] {
  const { id, version } = table.record;
  return hasHints(table) && !hinted ? [createNamedButton(language, 'hint', ['hint', id, version])] : [];
}

async function createPicturePanel(
  ctx: SeatedContext,
  { first = [], events = [], order }: PanelIntro,
  question: readonly string[],
  choices: readonly Choice[],
  rows: readonly Row[],
): Promise<Payload> {
  const choosing = choices.length > 0 && { choosing: true as const };
  const image = await renderPrivatePicture(ctx, { events, choices, ...(order && { order }), ...choosing });
  return {
    ...layOutPanel(ctx, [formatHeader(ctx), ...first], question),
    image,
    rows,
    about: createTableMessage(ctx, true),
  };
}

function createPanelRows(
  { table, language }: TableContext,
  buttons: readonly ('again' | 'play' | 'view')[],
  further: readonly Button[] = [],
): readonly Row[] {
  const { id, version, phase } = table.record;
  if (phase !== 'playing') return [];
  return createButtonRows([
    ...buttons.map((name) =>
      name === 'again'
        ? createNamedButton(language, 'refresh', [name, id])
        : createNamedButton(language, name, [name, id, version], name === 'play' ? 'primary' : 'secondary'),
    ),
    ...further,
  ]);
}

function formatYourTurn(ctx: TableContext): string {
  const { table } = ctx;
  return translateAtTable(
    ctx,
    text('bot:panel.yourTurn', { status: table.game.text.status(getTableView(table, null)) }),
  );
}

/** Returns the heading; for a table elsewhere with a link to it. */
function formatHeader({ table, language, elsewhere }: TableContext): string {
  if (!elsewhere) return formatHeading(table, language);
  const where = text('bot:panel.elsewhere', {
    link: formatDiscordLink(table.record.guild, table.record.channel),
  });
  return `${formatHeading(table, language)}\n-# ${translate(language, where, () => '')}`;
}

function formatHeading(table: Table, language: Language): string {
  return `**${getGameName(table.game, language)}**`;
}

function translateAtTable({ table, language }: TableContext, what: Text): string {
  return translate(language, what, getSafeNames(table));
}

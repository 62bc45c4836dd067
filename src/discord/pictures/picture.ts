import type { Mark, PictureRequest, StyleOptions } from '../../../render/request.ts';
import { loadLastEntry } from '../../app/core/log.ts';
import { getDueSeats, getTableTurn, getTableView, isPlayable, type Table } from '../../app/core/table.ts';
import { getTableTheme } from '../../app/core/theme.ts';
import { republishTable } from '../../app/publishing/reshow.ts';
import type { Game, Viewer } from '../../engine/game.ts';
import type { Choice } from '../../engine/question.ts';
import type { Language, Text } from '../../engine/text.ts';
import { type Names, translate } from '../../i18n/translate.ts';
import { getChoiceMark } from '../answers/answers.ts';
import type { BotContext, InteractionContext, TableContext } from '../core/context.ts';
import { truncateText } from '../core/cut.ts';
import { getPlainNames } from '../core/names.ts';
import type { Image } from '../core/payload.ts';
import { describeTable } from '../text/result.ts';
import { addSeatAvatars } from './avatars.ts';
import { loadSeatPlates } from './drawn-names.ts';

/** Content of a picture of a table. */
export interface PictureContent {
  readonly viewer: Viewer;
  /** Events since the last picture, as the viewer sees them later. */
  readonly events?: readonly unknown[];
  /** Turn of each event, if the turns are to be told apart. */
  readonly order?: readonly number[];
  /** Answers that may be chosen now. */
  readonly choices?: readonly Choice[];
  /** Shows only the choices and what they affect. */
  readonly choosing?: true;
  /** View that the viewer's seat would have on its turn, instead of its present one. */
  readonly view?: unknown;
  /** The same viewer's view before the events: the picture moves from it to the present. */
  readonly before?: unknown;
}

/** Numbers the events by turn, from 1: an older turn leaves a smaller trace. */
export function createTraces(
  turns: readonly (readonly unknown[])[],
): Required<Pick<PictureContent, 'events' | 'order'>> {
  return { events: turns.flat(), order: turns.flatMap((events, at) => events.map(() => at + 1)) };
}

/** Renders the table as the channel sees it; null if it cannot be drawn, because play goes on without it. */
export async function renderPublicPicture(
  bot: BotContext,
  table: Table,
  traces: Pick<PictureContent, 'events' | 'order' | 'before'>,
  choices: readonly Choice[] = [],
): Promise<Image | null> {
  return await renderTablePicture(
    bot,
    table,
    { viewer: null, ...traces, choices },
    getPublicStyle(table),
    'reshow',
  );
}

/** Renders the table for one player with their display settings: the view of their seat, or the public view. */
export async function renderPrivatePicture(
  ctx: TableContext,
  shown: Partial<PictureContent> = {},
): Promise<Image | null> {
  const look = getPrivateStyle(ctx, ctx.table);
  return await renderTablePicture(ctx.bot, ctx.table, { viewer: ctx.seat, ...shown }, look);
}

/** Returns the public picture style of a table: its theme and language. */
export function getPublicStyle(table: Pick<Table, 'record'>): PictureStyle {
  return { theme: getTableTheme(table).id, language: table.record.language };
}

/** Returns the style of a private picture: the player's display settings, and the table's theme if there is a table. */
export function getPrivateStyle(
  { settings, language }: Pick<InteractionContext, 'settings' | 'language'>,
  table: Pick<Table, 'record'> | null,
): PictureStyle {
  const { contrast, large, corners } = settings.look;
  const theme = table && { theme: getTableTheme(table).id };
  return { ...theme, language, strong: contrast, large, corners };
}

/** Style of a picture; the language is required. */
export type PictureStyle = Partial<StyleOptions> & Pick<StyleOptions, 'language'>;

/** Renders a table as one viewer sees it, in that style; null if it cannot be drawn. */
export async function renderTablePicture(
  bot: BotContext,
  table: Table,
  shown: PictureContent,
  look: PictureStyle,
  owed?: LatePictureRepost,
): Promise<Image | null> {
  if (!isPlayable(table)) return null;
  const view = shown.view ?? getTableView(table, shown.viewer);
  const request = await addSeatAvatars(
    bot,
    table,
    await createPictureRequest(bot, table, view, shown),
    false,
  );
  const png = await renderPicture(bot, { ...request, look }, table.record.id, owed);
  if (!png) return null;
  const alt = await createTableAltText(bot, table, view, look.language);
  return { png, alt, ...(isGif(png) && { name: GIF_NAME }) };
}

/** File name of a board that moves. */
const GIF_NAME = 'board.gif';

function isGif(picture: Buffer): boolean {
  return picture.toString('latin1', 0, 3) === 'GIF';
}

/** Describes a table's position within the limit of an alt text; for an ended match the result comes first. */
export async function createTableAltText(
  { app }: Pick<BotContext, 'app'>,
  table: Table,
  view: unknown,
  language: Language,
): Promise<string> {
  const sentences = describeTable(table, view, await loadLastEntry(app.store, table));
  return formatAltText(sentences, language, getPlainNames(table));
}

/** Message to post again once its late picture is ready: the newest board, the lobby card, or this function. */
export type LatePictureRepost = 'reshow' | 'card' | (() => Promise<void>);

/**
 * Renders a picture; returns null if it fails, which is logged as a bug, or takes too long. `owed`: the picture has low priority, and its
 * message is posted again with it if it is late.
 */
export async function renderPicture(
  bot: BotContext,
  wanted: PictureRequest,
  tableId: number,
  owed?: LatePictureRepost,
): Promise<Buffer | null> {
  try {
    const priority = owed ? 'low' : 'high';
    return (await withRenderTimeout(bot, (signal) => bot.renderPool.render(wanted, { priority, signal })))
      .png;
  } catch (error) {
    const isLate = error instanceof RenderTimeoutError;
    bot.log[isLate ? 'warn' : 'error'](
      { err: error, table: tableId, scene: wanted.scene },
      'A picture could not be drawn',
    );
    if (isLate && owed) await (typeof owed === 'function' ? owed() : republishTable(bot.app, tableId, owed));
    return null;
  }
}

/** Returns the request of a table's picture, without the style. */
export async function createPictureRequest(
  bot: Pick<BotContext, 'app'>,
  table: Table,
  view: unknown,
  { viewer, events = [], order, choices = [], choosing, before = null, view: foreseen }: PictureContent,
): Promise<PictureRequest> {
  const turn = getTableTurn(table);
  return {
    scene: table.game.id,
    view,
    viewer,
    occupants: await loadSeatPlates(bot, table),
    turn: foreseen !== undefined && viewer !== null ? [viewer] : getDueSeats(table),
    events,
    ...(hasSeveralTurns(order) && { order }),
    ...(choosing && { choosing }),
    ...(before !== null && { before }),
    marks: choices.flatMap((choice) => createMarks(choice, choices)),
    places: turn.kind === 'over' ? turn.standings : null,
  };
}

/**
 * Returns whether the events belong to several turns. With one turn the picture equals one without an order, so it shares the cache key.
 */
function hasSeveralTurns(order: readonly number[] = []): boolean {
  return order.some((move) => move !== order[0]);
}

function createMarks(choice: Choice, choices: readonly Choice[]): readonly Mark[] {
  const mark = getChoiceMark(choice, choices);
  return choice.at !== undefined && mark !== undefined ? [{ at: choice.at, mark }] : [];
}

/** Describes the position within the limit of an alt text. */
export function createAltText(game: Game, view: unknown, language: Language, names: Names): string {
  return formatAltText(game.text.describe(view), language, names);
}

function formatAltText(sentences: readonly Text[], language: Language, names: Names): string {
  return truncateText(sentences.map((sentence) => translate(language, sentence, names)).join(' '), 1024);
}

/** Time in ms after which a picture is given up. */
const RENDER_TIMEOUT_MS = 10_000;

class RenderTimeoutError extends Error {}

async function withRenderTimeout<T>(
  { timers }: BotContext,
  paint: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const giving = new AbortController();
  let callOff = () => {};
  const late = new Promise<never>((_, reject) => {
    callOff = timers.after(RENDER_TIMEOUT_MS, () => {
      giving.abort();
      reject(new RenderTimeoutError(`It took more than ${RENDER_TIMEOUT_MS} ms`));
    });
  });
  return await Promise.race([paint(giving.signal), late]).finally(callOff);
}

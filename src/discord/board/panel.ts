import { hasEnded, hasStarted, isPlayable, type Table, turnOf, viewOf } from '../../app/core/table.ts';
import { hasHints } from '../../app/hints/hint.ts';
import { loadEnd } from '../../app/publishing/log-end.ts';
import { heldFor } from '../../app/seats/take-seat.ts';
import type { Choice } from '../../engine/question.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { openQuestion, type Walk, walk } from '../../engine/walk.ts';
import { say } from '../../i18n/say.ts';
import { followButtons } from '../alerts/follow-button.ts';
import { backTo, type Open, pastOnlyAnswers, questionLines } from '../answers/question.ts';
import { answerRows } from '../answers/rows.ts';
import type { Seated, Visit } from '../core/context.ts';
import { gameName, namesAt, plainNamesAt } from '../core/names.ts';
import type { Payload, Row, ShownState } from '../core/payload.ts';
import { notStartedMessage, reason } from '../core/refusing.ts';
import { link } from '../core/rest/channel.ts';
import { type Button, buttonRows, namedButton } from '../core/rows.ts';
import { isSeated } from '../core/visit.ts';
import { privatePicture, type Shown } from '../pictures/picture.ts';
import { chartButtons } from '../rules/chart.ts';
import { resultLines } from '../text/result.ts';
import { seatsToAct, stateOf, statusLine } from '../text/status.ts';
import { nudgeButtons } from '../turns/nudge-buttons.ts';
import { ownSeatButtons } from '../turns/seat-buttons.ts';
import { endedButtons } from './ended.ts';
import { goalForBeginner } from './goal.ts';
import { withNextTable } from './next-table.ts';
import { newsFor } from './recap-news.ts';
import { repeatButtons, repeatingWay } from './repeating.ts';

/** A match whose rules are not here: that it cannot go on, with the button that ends it, or that it cannot be shown. */
export function absentMessage({ game, record }: Table, language: Language): Payload {
  const runs = record.phase === 'playing';
  const why = say(language, text(runs ? 'bot:refuse.absent' : 'bot:replay.absent'), () => '');
  const end = namedButton(language, 'cancelTable', ['cancel', record.id], 'danger');
  return { content: `**${gameName(game, language)}**\n${why}`, rows: runs ? buttonRows([end]) : [] };
}

/** What is said before the panel itself. */
export interface Before {
  /** Lines: what was just done, or why something was not. */
  readonly first?: readonly string[];
  /** What the seat's own move has just done, as this seat sees it later. */
  readonly events?: readonly unknown[];
  /** It can be taken back freely. */
  readonly free?: boolean;
  /** Of which move each event is, where they are of several. */
  readonly order?: Shown['order'];
  /** What else there is to see of it. */
  readonly buttons?: readonly Button[];
  /** The best move is told already. */
  readonly hinted?: boolean;
}

/** Where a person's next answer belongs: the panel of whoever sits there, else what everybody sees. */
export async function panelFor(visit: Visit): Promise<Payload> {
  if (!hasStarted(visit.table)) return notStartedMessage(visit.language);
  if (isSeated(visit)) return await panelMessage(visit);
  return await spectatorMessage(visit, [reason(new Refusal(text('bot:refuse.notSeated')), visit.language)]);
}

/** Returns the news, then the view of the person's seat, or the public view for a spectator. */
export async function viewFor(visit: Visit, first: readonly string[] = []): Promise<Payload> {
  if (!hasStarted(visit.table)) return notStartedMessage(visit.language);
  return isSeated(visit) ? await viewMessage(visit, first) : await spectatorMessage(visit, first);
}

/** The private panel at the first question, after what is new; or the table while others are to move. */
export async function panelMessage(visit: Seated, before: Before = {}): Promise<Payload> {
  const { table, seat, language } = visit;
  if (!isPlayable(table)) return absentMessage(table, language);
  if (hasEnded(table)) return await endedPanel(visit, before.first);
  if (!seatsToAct(table).includes(seat)) return await waiting(visit, before);
  const start = walk(table.game, viewOf(table, seat), seat, []);
  if (refused(start)) throw new Error(`${table.game.id} asks no first question`);
  return await questionMessage(visit, start, before.events ? before : await caughtUp(visit, before));
}

/** What has happened since the seat's own last move is said too, and traced on the picture. */
async function caughtUp(visit: Seated, { first = [], ...before }: Before): Promise<Before> {
  const { lines, traces, buttons } = await newsFor(visit);
  return { ...before, first: [...first, ...lines], ...traces, buttons };
}

/**
 * Returns the panel after the game has moved on: the player's question if they are due, the result if the game is over,
 * else whose turn it is, each after what has happened since their own last move.
 */
export async function updatedPanel(visit: Visit, { pictured: hadPicture }: ShownState): Promise<Payload> {
  const { table, language } = visit;
  if (!isPlayable(table)) return absentMessage(table, language);
  if (!isSeated(visit)) return hasEnded(table) ? await endedPanel(visit) : await spectatorMessage(visit);
  if (hasEnded(table) || seatsToAct(table).includes(visit.seat)) return await panelMessage(visit);
  const { lines, traces } = await newsFor(visit);
  return hadPicture ? await waitingPanel(visit, { first: lines, ...traces }) : await moved(visit, lines, {});
}

/** Returns the panel after the game: the result, with *Rematch* first. */
async function endedPanel(visit: Visit, first: readonly string[] = []): Promise<Payload> {
  const { bot, table, language } = visit;
  const turn = turnOf(table);
  const standings = turn.kind === 'over' ? turn.standings : [];
  const result = resultLines(table, standings, await loadEnd(bot.house.store, table), language);
  const content = [headed(visit), ...result, ...first].join('\n');
  const rows = buttonRows(endedButtons(table, language).slice(0, 2));
  return await withNextTable(visit, { content, rows, about: stateOf(visit) });
}

/** The private panel after these answers: the own picture and the next question that has a choice. */
export async function questionMessage(visit: Seated, way: Walk, before: Before = {}): Promise<Payload> {
  const { table, seat, language } = visit;
  const { id, version } = table.record;
  const { path, questions } = pastOnlyAnswers(table.game, viewOf(table, seat), seat, way);
  const question = openQuestion({ path, questions }) as Open;
  const back = backTo(questions);
  const goal = back === null ? await goalForBeginner(visit) : { lines: [], buttons: [] };
  const lines = [...goal.lines, ...questionLines({ path, questions }, language, namesAt(table))];
  const rows = answerRows(
    question,
    { tableId: id, version, path },
    (label) => say(language, label, plainNamesAt(table)),
    language,
  );
  const buttons: Button[] = [
    ...(back === null ? repeatButtons(visit, seat) : []),
    ...(back === null ? [] : [namedButton(language, 'back', ['rethink', id, version, path.slice(0, back)])]),
    namedButton(language, 'stop', ['stop', id]),
    ...backButton(visit, before),
    ...(back === null ? [...hintButton(visit, before), ...chartButtons(visit), ...goal.buttons] : []),
    ...(before.buttons ?? []),
  ];
  return await pictured(visit, before, lines, question.choices, [], [...rows, ...buttonRows(buttons)]);
}

/** What everybody sees, for one person. */
export async function spectatorMessage(visit: Visit, first: readonly string[] = []): Promise<Payload> {
  const { table, language } = visit;
  if (!isPlayable(table)) return absentMessage(table, language);
  const image = await privatePicture(visit, { viewer: null });
  const line = say(language, text('bot:panel.spectator'), namesAt(table));
  const lines = [...first, ...seatLine(visit), line, ...statusLine(table, language)];
  return {
    content: [headed(visit), ...lines].join('\n'),
    image,
    rows: buttonRows([
      ...ownSeatButtons(table, visit.by.person, language),
      ...(await followButtons(visit, 'view')),
    ]),
    about: stateOf(visit, true),
  };
}

/** What somebody without a seat can do about it. */
function seatLine({ table, by, language }: Visit): readonly string[] {
  const [first] = ownSeatButtons(table, by.person, language);
  if (first === undefined) return [];
  const isOfAi = table.sitters[heldFor(table, by.person) ?? -1]?.kind === 'ai';
  return [say(language, text(isOfAi ? 'bot:panel.held' : 'bot:panel.free'), namesAt(table))];
}

/** What a seat sees, without a question. */
async function viewMessage(visit: Seated, first: readonly string[]): Promise<Payload> {
  if (!isPlayable(visit.table)) return absentMessage(visit.table, visit.language);
  const mayPlay = seatsToAct(visit.table).includes(visit.seat);
  const line = mayPlay ? yourTurn(visit) : tell(visit, text('bot:panel.yours'));
  const repeating = await repeatingWay(visit);
  const rows = buttonRows([...repeating.buttons, ...chartButtons(visit)]);
  return await pictured(visit, { first }, [line, ...repeating.lines], [], [mayPlay ? 'play' : 'again'], rows);
}

async function waiting(visit: Seated, before: Before): Promise<Payload> {
  if (before.first !== undefined && before.events !== undefined)
    return await moved(visit, before.first, before);
  return await waitingPanel(visit, before);
}

/** The table as the seat sees it while others are to move, with what the player can do meanwhile. */
async function waitingPanel(visit: Seated, before: Before): Promise<Payload> {
  const repeating = await repeatingWay(visit);
  const lines = [...statusLine(visit.table, visit.language), ...repeating.lines];
  const rows = buttonRows([...repeating.buttons, ...nudgeButtons(visit)]);
  return await withNextTable(visit, await pictured(visit, before, lines, [], ['again'], rows));
}

/**
 * After a move that ends the turn the fresh board is in the channel: the panel only says what was done, and leads to the
 * next table that waits.
 */
async function moved(visit: Seated, first: readonly string[], before: Before): Promise<Payload> {
  const repeating = await repeatingWay(visit);
  const further = [...repeating.buttons, ...backButton(visit, before)];
  const rows = panelButtons(visit, ['view', 'again'], further);
  const content = doneLines(visit, [...first, ...repeating.lines]);
  return await withNextTable(visit, { content, rows, about: stateOf(visit) });
}

function doneLines(visit: Seated, first: readonly string[]): string {
  return [headed(visit), ...first, ...statusLine(visit.table, visit.language)].join('\n');
}

/** Takes back what was just done, where that is free. */
function backButton({ table, language }: Visit, { free = false }: Before): readonly Button[] {
  const { id, version } = table.record;
  return free ? [namedButton(language, 'takeBack', ['take-back', id, version])] : [];
}

/** Asks for the best move, where the table has hints. */
function hintButton({ table, language }: Visit, { hinted = false }: Before): readonly Button[] {
  const { id, version } = table.record;
  return hasHints(table) && !hinted ? [namedButton(language, 'hint', ['hint', id, version])] : [];
}

async function pictured(
  visit: Seated,
  { first = [], events = [], order }: Before,
  lines: readonly string[],
  choices: readonly Choice[],
  buttons: readonly ('again' | 'play')[],
  rows: readonly Row[] = [],
): Promise<Payload> {
  const choosing = choices.length > 0 && { choosing: true as const };
  const image = await privatePicture(visit, { events, choices, ...(order && { order }), ...choosing });
  const content = [headed(visit), ...first, ...lines].join('\n');
  return { content, image, rows: [...panelButtons(visit, buttons), ...rows], about: stateOf(visit, true) };
}

function panelButtons(
  { table, language }: Visit,
  buttons: readonly ('again' | 'play' | 'view')[],
  further: readonly Button[] = [],
): readonly Row[] {
  const { id, version, phase } = table.record;
  if (phase !== 'playing') return [];
  return buttonRows([
    ...buttons.map((name) =>
      name === 'again'
        ? namedButton(language, 'refresh', [name, id])
        : namedButton(language, name, [name, id, version], name === 'play' ? 'primary' : 'secondary'),
    ),
    ...further,
  ]);
}

function yourTurn(visit: Visit): string {
  const { table } = visit;
  return tell(visit, text('bot:panel.yourTurn', { status: table.game.words.status(viewOf(table, null)) }));
}

/** The heading; for a table elsewhere with the way there. */
function headed({ table, language, elsewhere }: Visit): string {
  if (!elsewhere) return heading(table, language);
  const where = text('bot:panel.elsewhere', { link: link(table.record.guild, table.record.channel) });
  return `${heading(table, language)}\n-# ${say(language, where, () => '')}`;
}

function heading(table: Table, language: Language): string {
  return `**${gameName(table.game, language)}**`;
}

function tell({ table, language }: Visit, what: Text): string {
  return say(language, what, namesAt(table));
}

import { getEffectiveLog, getLastTurns, loadLastEntry } from '../../app/core/log.ts';
import {
  findPerson,
  getTableTurn,
  getTableView,
  isDormant,
  isPlayable,
  type Table,
} from '../../app/core/table.ts';
import { getOpenTurn, type OpenTurn } from '../../app/publishing/boards.ts';
import { rewindSeats } from '../../app/replay/checkpoint.ts';
import { loadViewBeforeHighlight } from '../../app/replay/highlight.ts';
import { findUndoRequest } from '../../app/undo/consent.ts';
import type { Seat } from '../../engine/game.ts';
import { type Language, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { LogEntry } from '../../store/log.ts';
import { formatNoteLines, getChoiceStyle, removeTwins } from '../answers/answers.ts';
import type { BotContext } from '../core/context.ts';
import { takeLastLines } from '../core/cut.ts';
import { getGameIcon, markEmoji } from '../core/emoji.ts';
import { getGameName, getPlainNames, getSafeNames } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { createButton, createButtonRows, createNamedButton } from '../core/rows.ts';
import { createTraces, renderPublicPicture } from '../pictures/picture.ts';
import { createLogLines, getSeenEvents, type LogLine } from '../text/log-lines.ts';
import { formatResultLines, formatRevealLine, trimEndLines } from '../text/result.ts';
import { getSeatIcon } from '../text/seat-lines.ts';
import { formatDueAwayLines } from '../text/status.ts';
import { createOpenSeatButtons } from '../turns/seat-buttons.ts';
import { createUndoAnswerRows, formatLostSeatLine, formatUndoQuestion } from '../turns/undo-question.ts';
import { formatDeadlineLines } from '../turns/wait-lines.ts';
import { formatVoiceLines } from '../voices/voice-line.ts';
import { createEndedButtons, formatHintsTakenLine, formatStatsLines } from './ended-match.ts';
import { formatGoalLines } from './goal.ts';
import { createRepeatButtons } from './planning.ts';
import { emphasiseHeaviest, findHeaviest, selectLines } from './select-lines.ts';

/** Maximum number of characters of a message, less a margin. */
const MAX_LENGTH = 1_900;

/**
 * Creates the table message: the last turn of each seat without undone moves, its most important event in bold, the board, whose turn it is
 * and what they decide, the deadline, who of them is away, who may return to their seat, and an open undo request.
 * The last board starts with the result, and shows rating changes and hints taken. `pings`: the players to notify.
 */
export async function createBoardMessage(
  bot: BotContext,
  table: Table,
  story: readonly LogEntry[],
  pings: readonly string[],
): Promise<Payload> {
  const entries = getEffectiveLog(story);
  const asking = canHaveUndoRequest(table, story) ? await findUndoRequest(bot.app.store, table) : null;
  const open = getOpenTurn(table);
  const newest = entries.slice(findFreshIndex(entries));
  const before = await loadOrNull(bot, table, loadViewBeforeHighlight(bot.app, table, newest));
  const image = await renderPublicPicture(
    bot,
    table,
    { ...createTurnTraces(table, entries), before },
    open?.question.choices,
  );
  const { language } = table.record;
  const result = await loadResultLines(bot, table);
  const lines = createBoardLines(table, entries).filter(({ entry }) => !asking || entry.kind !== 'ask');
  const told = result
    ? selectLines(trimEndLines(table, lines, language), entries)
    : selectLines(lines, entries);
  const fresh = new Set(result ? [] : entries.slice(findFreshIndex(entries)));
  const last = [
    ...(await formatGoalLines(bot.app.store, table)),
    ...formatEnding(table),
    ...(open ? formatNoteLines(open.question, language, getSafeNames(table)) : []),
    ...((await loadOrNull(bot, table, formatVoiceLines(bot, table, newest))) ?? []),
    ...formatRevealLine(table),
    ...(await formatStatsLines(bot.app, table)),
    ...(await formatHintsTakenLine(bot.app, table)),
    ...(await formatDeadlineLines(bot.app, table)),
    ...formatDueAwayLines(table, bot.app.now()),
    ...formatLostSeatLine(table, entries),
    ...(asking ? [formatUndoQuestion(table, asking)] : []),
  ];
  const content = joinMessageParts(
    table,
    result ?? [],
    emphasiseHeaviest(told, ({ entry }) => fresh.has(entry)),
    last,
  );
  const rows = [...(asking ? createUndoAnswerRows(table) : []), ...createBoardRows(table, language, open)];
  return { content, image, rows, pings };
}

/** Returns what a board can do without, or null if loading it fails. */
async function loadOrNull<T>(bot: BotContext, { record }: Table, loading: Promise<T>): Promise<T | null> {
  return await loading.catch((error: unknown) => {
    bot.log.error({ err: error, table: record.id }, 'A board goes without its highlight or comment');
    return null;
  });
}

/** Creates the traces of the last turn of each seat, one number per turn. */
function createTurnTraces({ game }: Table, entries: readonly LogEntry[]): ReturnType<typeof createTraces> {
  return createTraces(
    getLastTurns(entries).map((turn) => turn.flatMap((entry) => getSeenEvents(game, entry, null, 'later'))),
  );
}

/** Returns the lines of the board: new entries as told now, older ones as told later, with the names of their time. */
function createBoardLines(table: Table, entries: readonly LogEntry[]): readonly LogLine[] {
  const fresh = findFreshIndex(entries);
  const { language } = table.record;
  const before = rewindSeats(table, entries.slice(fresh));
  return [
    ...createLogLines(before, entries.slice(0, fresh), null, 'later', language),
    ...createLogLines(table, entries.slice(fresh), null, 'now', language),
  ];
}

async function loadResultLines(bot: BotContext, table: Table): Promise<readonly string[] | null> {
  const turn = getTableTurn(table);
  if (turn.kind !== 'over') return null;
  return formatResultLines(table, turn.standings, await loadLastEntry(bot.app.store, table));
}

/** Returns whether an undo request may be open: any later entry closes it. */
function canHaveUndoRequest({ record }: Table, story: readonly LogEntry[]): boolean {
  const last = story.at(-1);
  return last?.number !== record.version || last.kind === 'ask';
}

/**
 * Returns the text of a board that is no longer the newest, with the occupants of that time: its log as told later, without a question.
 * Without the game's rules it is unknown what may be told later, so the log is left out.
 */
export function formatRetiredBoard(table: Table, entries: readonly LogEntry[]): string {
  const { language } = table.record;
  const told = isPlayable(table)
    ? formatRetiredLines(table, getEffectiveLog(entries))
    : [translate(language, text('bot:board.untold'), () => '')];
  return joinMessageParts(table, [], told, []);
}

/** Returns the text of an old board as one line of small print: its newest turn. */
export function formatRetiredBoardLine(table: Table, entries: readonly LogEntry[]): string {
  const { language } = table.record;
  const name = `**${getGameName(table.game, language)}**`;
  const stands = getEffectiveLog(entries);
  const lines = isPlayable(table)
    ? createLogLines(table, stands.slice(findFreshIndex(stands)), null, 'later', language)
    : [];
  const line = findHeaviest(lines) ?? lines[0];
  return `-# ${[name, ...(line ? [line.said] : [])].join(' · ')}`;
}

function formatRetiredLines(table: Table, entries: readonly LogEntry[]): readonly string[] {
  const lines = selectLines(createLogLines(table, entries, null, 'later', table.record.language), entries);
  const fresh = new Set(entries.slice(findFreshIndex(entries)));
  return emphasiseHeaviest(lines, ({ entry }) => fresh.has(entry));
}

/**
 * Returns the index of the last move a person decided, or of a later undo; AI moves and forced moves follow it. Entries before it are
 * described as those of past turns, because their turn is over (R-FO-5).
 */
function findFreshIndex(entries: readonly LogEntry[]): number {
  return Math.max(
    0,
    entries.findLastIndex(
      (entry) => entry.kind === 'undo' || (entry.kind === 'move' && entry.person !== null && !entry.forced),
    ),
  );
}

/** Joins the parts with blank lines between them; if the message is too long, the last lines of the log stay. */
function joinMessageParts(
  table: Table,
  result: readonly string[],
  told: readonly string[],
  ending: readonly string[],
): string {
  const head = [
    `${markEmoji(getGameIcon(table.game))}**${getGameName(table.game, table.record.language)}**`,
    ...result,
  ];
  const room = MAX_LENGTH - [...[...head, ...ending].join('\n')].length;
  const { kept } = takeLastLines(told, room);
  const parts = result.length > 0 ? [head, kept, ending] : [[...head, ...kept], ending];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

function formatEnding(table: Table): readonly string[] {
  const turn = getTableTurn(table);
  if (turn.kind === 'over') return [];
  if (!isPlayable(table)) return [translate(table.record.language, text('bot:board.absent'), () => '')];
  const line = table.game.table === 'free' ? formatFreeLine(table) : formatTurnLine(table, turn.seats);
  return isDormant(table)
    ? [line, translate(table.record.language, text('bot:board.asleep'), () => '')]
    : [line];
}

/** Returns the status of a free table, where anybody may act and nobody is pinged. */
function formatFreeLine(table: Table): string {
  const status = table.game.text.status(getTableView(table, null));
  return translate(table.record.language, text('bot:board.free', { status }), getSafeNames(table));
}

function formatTurnLine(table: Table, seats: readonly Seat[]): string {
  const { language } = table.record;
  const people = seats.flatMap((seat) => findPerson(table, seat) ?? []);
  if (people.length === 0 && seats.some((seat) => table.seats[seat]?.kind === 'empty'))
    return translate(language, text('bot:board.turnFree'), getSafeNames(table));
  if (people.length === 0)
    return translate(
      language,
      text('bot:board.turnAi', { who: seats.map((seat) => ({ seat })) }),
      getSafeNames(table),
    );
  const who = people.map((person) => `<@${person}>`).join(' ');
  const status = table.game.text.status(getTableView(table, null));
  const [seat] = seats.length === 1 ? seats : [];
  const icon = seat === undefined ? null : getSeatIcon(table, seat);
  return `${markEmoji(icon)}${translate(language, text('bot:board.turn', { who, status }), getSafeNames(table))}`;
}

/** Returns the answers offered on the board to the player who is due: short buttons, whose letters are marks in the picture. */
function createOpenRows(table: Table, open: OpenTurn | null): readonly Row[] {
  if (open === null) return [];
  const { id, version, language } = table.record;
  const names = getPlainNames(table);
  const answers = removeTwins(open.question.choices).map((choice) =>
    createButton(
      translate(language, choice.label, names),
      ['do', id, version, [...open.path, choice.id]],
      getChoiceStyle(choice),
      choice.icon,
    ),
  );
  return createButtonRows([...answers, ...createRepeatButtons({ table, language }, open.seat)]);
}

/**
 * Returns the buttons under a board: first the answers offered there, or *Play* if there are none; under the last board what can be done
 * with the ended match.
 */
export function createBoardRows(
  table: Table,
  language: Language = table.record.language,
  open: OpenTurn | null = null,
): readonly Row[] {
  const { id, version, phase } = table.record;
  if (phase !== 'playing') return createButtonRows(createEndedButtons(table, language));
  return [
    ...createOpenRows(table, open),
    ...createButtonRows([
      ...(open === null ? [createNamedButton(language, 'play', ['play', id, version], 'primary')] : []),
      createNamedButton(language, 'view', ['view', id, version]),
      createNamedButton(language, 'more', ['more', id, version]),
      ...createOpenSeatButtons(table, language),
    ]),
  ];
}

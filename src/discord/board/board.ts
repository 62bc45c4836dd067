import { standing } from '../../app/core/effective-log.ts';
import { isPlayable, personAt, type Table, turnOf, viewOf } from '../../app/core/table.ts';
import { lastTurns, loadEnd } from '../../app/publishing/log-end.ts';
import { type OpenTurn, openTurn } from '../../app/publishing/open-turn.ts';
import { tableBefore } from '../../app/replay/reached.ts';
import { isAsleep } from '../../app/turns/dormancy.ts';
import { askingAt } from '../../app/undo/consent.ts';
import type { Seat } from '../../engine/game.ts';
import { type Language, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { LogEntry } from '../../store/log.ts';
import { oncePerTwin } from '../answers/answers.ts';
import { styleOf } from '../answers/compass.ts';
import { noteLines } from '../answers/notes.ts';
import type { Bot } from '../core/context.ts';
import { lastLines } from '../core/cut.ts';
import { gameName, namesAt, plainNamesAt } from '../core/names.ts';
import type { Payload, Row } from '../core/payload.ts';
import { button, buttonRows, namedButton } from '../core/rows.ts';
import { publicPicture, tracesOf } from '../pictures/picture.ts';
import { waitedAwayLines } from '../text/away.ts';
import { type Line, seenEntry, toldLines } from '../text/lines.ts';
import { laidOpenLine, resultLines, tellOfEnd } from '../text/result.ts';
import { askingLine, askingRows, lostLine } from '../turns/asking.ts';
import { openSeatButtons } from '../turns/seat-buttons.ts';
import { clockLines } from '../turns/waits.ts';
import { clubLines, endedButtons, hintsTakenLine } from './ended.ts';
import { goalLines } from './goal.ts';
import { repeatButtons } from './repeating.ts';
import { findHeaviest, selectLines, withBold } from './select-lines.ts';

/** Maximum number of characters of a message, less a little. */
const MOST = 1_900;

/**
 * The table message: the last turn of each seat but for what was taken back, its heaviest event bold, the board, whose turn
 * it is and what they decide, until when, who of them is away, who may take a seat back, and what is asked. The last one
 * begins with the result, and says what it changed between those who played, and who took hints. It pings whom it calls.
 */
export async function boardMessage(
  bot: Bot,
  table: Table,
  story: readonly LogEntry[],
  pings: readonly string[],
): Promise<Payload> {
  const entries = standing(story);
  const asking = mayAsk(table, story) ? await askingAt(bot.house.store, table) : null;
  const open = openTurn(table);
  const image = await publicPicture(bot, table, tracesOfTurns(table, entries), open?.question.choices);
  const { language } = table.record;
  const result = await resultOf(bot, table);
  const lines = toldNow(table, entries).filter(({ entry }) => !asking || entry.kind !== 'ask');
  const told = result ? selectLines(tellOfEnd(table, lines, language), entries) : selectLines(lines, entries);
  const fresh = new Set(result ? [] : entries.slice(freshFrom(entries)));
  const last = [
    ...(await goalLines(bot.house.store, table)),
    ...ending(table),
    ...(open ? noteLines(open.question, language, namesAt(table)) : []),
    ...laidOpenLine(table),
    ...(await clubLines(bot.house, table)),
    ...(await hintsTakenLine(bot.house, table)),
    ...(await clockLines(bot.house, table)),
    ...waitedAwayLines(table, bot.house.now()),
    ...lostLine(table, entries),
    ...(asking ? [askingLine(table, asking)] : []),
  ];
  const content = message(
    table,
    result ?? [],
    withBold(told, ({ entry }) => fresh.has(entry)),
    last,
  );
  const rows = [...(asking ? askingRows(table) : []), ...boardRows(table, language, open)];
  return { content, image, rows, pings };
}

/** Traces of the last turn of each seat, each turn with one number. */
function tracesOfTurns({ game }: Table, entries: readonly LogEntry[]): ReturnType<typeof tracesOf> {
  return tracesOf(
    lastTurns(entries).map((turn) => turn.flatMap((entry) => seenEntry(game, entry, null, 'later'))),
  );
}

/** Returns the lines of the board: new entries as told now, older ones as told later, with the names of their time. */
function toldNow(table: Table, entries: readonly LogEntry[]): readonly Line[] {
  const fresh = freshFrom(entries);
  const { language } = table.record;
  const before = tableBefore(table, entries.slice(fresh));
  return [
    ...toldLines(before, entries.slice(0, fresh), null, 'later', language),
    ...toldLines(table, entries.slice(fresh), null, 'now', language),
  ];
}

async function resultOf(bot: Bot, table: Table): Promise<readonly string[] | null> {
  const turn = turnOf(table);
  if (turn.kind !== 'over') return null;
  return resultLines(table, turn.standings, await loadEnd(bot.house.store, table));
}

/** Whatever happens ends what is asked: where the last entry is another, nobody asks. */
function mayAsk({ record }: Table, story: readonly LogEntry[]): boolean {
  const last = story.at(-1);
  return last?.number !== record.version || last.kind === 'ask';
}

/**
 * The text of a board that is no longer the newest, of the table with who sat there then: its story as it is told later,
 * and nothing to decide. Where the rules are not here nobody knows what may be told later.
 */
export function retiredText(table: Table, entries: readonly LogEntry[]): string {
  const { language } = table.record;
  const told = isPlayable(table)
    ? retired(table, standing(entries))
    : [say(language, text('bot:board.untold'), () => '')];
  return message(table, [], told, []);
}

/** Returns the text of an old board as one line of small print: its newest turn. */
export function retiredLine(table: Table, entries: readonly LogEntry[]): string {
  const { language } = table.record;
  const name = `**${gameName(table.game, language)}**`;
  const stands = standing(entries);
  const lines = isPlayable(table)
    ? toldLines(table, stands.slice(freshFrom(stands)), null, 'later', language)
    : [];
  const line = findHeaviest(lines) ?? lines[0];
  return `-# ${[name, ...(line ? [line.said] : [])].join(' · ')}`;
}

function retired(table: Table, entries: readonly LogEntry[]): readonly string[] {
  const lines = selectLines(toldLines(table, entries, null, 'later', table.record.language), entries);
  const fresh = new Set(entries.slice(freshFrom(entries)));
  return withBold(lines, ({ entry }) => fresh.has(entry));
}

/**
 * Where the last move that a person decided begins, or where one was taken back, with what AI seats did and what played
 * itself after it. Earlier ones, which could not be told in time, are told as they are told later: their turn is over
 * (R-FO-5).
 */
function freshFrom(entries: readonly LogEntry[]): number {
  return Math.max(
    0,
    entries.findLastIndex(
      (entry) => entry.kind === 'undo' || (entry.kind === 'move' && entry.person !== null && !entry.forced),
    ),
  );
}

/** Joins the parts, a blank line between them; where it is too long for a message the last lines of the story stay. */
function message(
  table: Table,
  result: readonly string[],
  told: readonly string[],
  ending: readonly string[],
): string {
  const head = [`**${gameName(table.game, table.record.language)}**`, ...result];
  const room = MOST - [...[...head, ...ending].join('\n')].length;
  const { kept } = lastLines(told, room);
  const parts = result.length > 0 ? [head, kept, ending] : [[...head, ...kept], ending];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

function ending(table: Table): readonly string[] {
  const turn = turnOf(table);
  if (turn.kind === 'over') return [];
  if (!isPlayable(table)) return [say(table.record.language, text('bot:board.absent'), () => '')];
  const line = table.game.table === 'free' ? freeLine(table) : turnLine(table, turn.seats);
  return isAsleep(table) ? [line, say(table.record.language, text('bot:board.asleep'), () => '')] : [line];
}

/** Nobody is called: whoever likes acts. */
function freeLine(table: Table): string {
  const status = table.game.words.status(viewOf(table, null));
  return say(table.record.language, text('bot:board.free', { status }), namesAt(table));
}

function turnLine(table: Table, seats: readonly Seat[]): string {
  const { language } = table.record;
  const people = seats.flatMap((seat) => personAt(table, seat) ?? []);
  if (people.length === 0 && seats.some((seat) => table.sitters[seat]?.kind === 'empty'))
    return say(language, text('bot:board.turnFree'), namesAt(table));
  if (people.length === 0)
    return say(language, text('bot:board.turnAi', { who: seats.map((seat) => ({ seat })) }), namesAt(table));
  const who = people.map((person) => `<@${person}>`).join(' ');
  const status = table.game.words.status(viewOf(table, null));
  return say(language, text('bot:board.turn', { who, status }), namesAt(table));
}

/** What the one who is due may answer before everybody: short buttons, whose letters stand on the picture. */
function openRows(table: Table, open: OpenTurn | null): readonly Row[] {
  if (open === null) return [];
  const { id, version, language } = table.record;
  const names = plainNamesAt(table);
  const answers = oncePerTwin(open.question.choices).map((choice) =>
    button(
      say(language, choice.label, names),
      ['do', id, version, [...open.path, choice.id]],
      styleOf(choice),
    ),
  );
  return buttonRows([...answers, ...repeatButtons({ table, language }, open.seat)]);
}

/**
 * The buttons under a board: first the answers that can be given there, under the last one what can be done with a match
 * that has ended. *Play* leads where there are none.
 */
export function boardRows(
  table: Table,
  language: Language = table.record.language,
  open: OpenTurn | null = null,
): readonly Row[] {
  const { id, version, phase } = table.record;
  const runs = phase === 'playing';
  const names = runs ? (['play', 'view', 'rules', 'more'] as const) : (['rules', 'more'] as const);
  return [
    ...(runs ? openRows(table, open) : buttonRows(endedButtons(table, language))),
    ...buttonRows([
      ...names.map((what) =>
        namedButton(
          language,
          what,
          [what, id, version],
          what === 'play' && open === null ? 'primary' : 'secondary',
        ),
      ),
      ...openSeatButtons(table, language),
    ]),
  ];
}

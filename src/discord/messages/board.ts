import type { Seat, Standing } from '../../engine/game.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import type { LogEntry } from '../../store/log.ts';
import { tableBefore } from '../../tables/past/tableBefore.ts';
import { isPlayable, personAt, type Table, turnOf, viewOf } from '../../tables/table.ts';
import { askingAt } from '../../tables/takingBack/consent.ts';
import { standing } from '../../tables/takingBack/standing.ts';
import { type OpenTurn, openTurn } from '../../tables/telling/openly.ts';
import { isAsleep } from '../../tables/time/sleep.ts';
import { say } from '../../words/say.ts';
import type { Bot } from '../kit/bot.ts';
import { lastLines } from '../kit/cut.ts';
import { gameName, namesAt, plainNamesAt } from '../kit/names.ts';
import type { Payload, Row } from '../kit/payload.ts';
import { button, buttonRows, namedButton } from '../kit/rows.ts';
import { noteLines } from './answers/notes.ts';
import { oncePerTwin } from './answers/offering.ts';
import { styleOf } from './answers/styleOf.ts';
import { askingLine, askingRows } from './asking.ts';
import { waitedAwayLines } from './awayLines.ts';
import { clubLines } from './ended/club.ts';
import { endedButtons } from './ended/endedButtons.ts';
import { hintsTakenLine } from './ended/hints.ts';
import { laidOpenLine } from './ended/laidOpen.ts';
import { type Headed, headed } from './headline.ts';
import { lostLine } from './late/lost.ts';
import { openSeatButtons } from './late/seatButtons.ts';
import { type Line, seenEntry, toldLines } from './lines.ts';
import { revealedLine, sealedLine } from './luckLines.ts';
import { publicPicture, tracesOf } from './picture.ts';
import { clockLines } from './time/waits.ts';

/** What a message may hold, less a little for the line that says what was left out. */
const MOST = 1_900;

/**
 * The table message: what happened but for what was taken back, its heaviest event first and bold, the board, whose turn it is and what they decide, until
 * when, who of them is away, who may take a seat back, and what is asked; the last one what it changed between those
 * who played, and who took hints. It pings whom it calls.
 */
export async function boardMessage(
  bot: Bot,
  table: Table,
  story: readonly LogEntry[],
  pings: readonly string[],
): Promise<Payload> {
  const entries = standing(story);
  const asking = mayAsk(table, story) ? await askingAt(bot.house.store, table) : null;
  const traces = tracesOf(entries.map((entry) => seenEntry(table.game, entry, null, 'later')));
  const open = openTurn(table);
  const image = await publicPicture(bot, table, traces, open?.question.choices);
  const fresh = freshFrom(entries);
  const { language } = table.record;
  const before = tableBefore(table, entries.slice(fresh));
  const told = headedIn(
    table,
    toldLines(before, entries.slice(0, fresh), null, 'later', language),
    toldLines(table, entries.slice(fresh), null, 'now', language),
  );
  const away = waitedAwayLines(table, bot.house.now());
  const asked = asking ? [askingLine(table, asking)] : [];
  const clock = await clockLines(bot.house, table);
  const hints = await hintsTakenLine(bot.house, table);
  const club = await clubLines(bot.house, table);
  const last = [
    '',
    ...ending(table),
    ...(open ? noteLines(open.question, language, namesAt(table)) : []),
    ...club,
    ...hints,
    ...clock,
    ...away,
    ...lostLine(table, entries),
    ...asked,
  ];
  const content = message(table, told, sealed(table, entries), last);
  const rows = [...(asking ? askingRows(table) : []), ...boardRows(table, language, open)];
  return { content, image, rows, pings };
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
    : { headline: [], lines: [say(language, text('bot:board.untold'), () => '')] };
  return message(table, told, sealed(table, entries), []);
}

function retired(table: Table, entries: readonly LogEntry[]): Headed {
  const { language } = table.record;
  const fresh = freshFrom(entries);
  const lines = toldLines(table, entries, null, 'later', language);
  const isFresh = ({ entry }: Line) => entries.indexOf(entry) >= fresh;
  return headedIn(
    table,
    lines.filter((line) => !isFresh(line)),
    lines.filter(isFresh),
  );
}

/** When the match is over nothing matters more than its result. */
function headedIn(table: Table, before: readonly Line[], turn: readonly Line[]): Headed {
  return turnOf(table).kind === 'over' ? headed([...before, ...turn], []) : headed(before, turn);
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

/** So many lines are still read on a board that told a whole evening. */
const LINES = 15;

/** A message of the lines between heading and ending, what matters most first; where they are too many the last ones stay. */
function message(
  table: Table,
  { headline, lines }: Headed,
  sealed: readonly string[],
  ending: readonly string[],
): string {
  const { language } = table.record;
  const heading = [`**${gameName(table.game, language)}**`, ...headline];
  const room = MOST - [...[...heading, ...sealed, ...ending].join('\n')].length;
  const { kept } = lastLines(lines.slice(-LINES), room);
  const dropped = lines.length - kept.length;
  const more = say(language, text('bot:board.earlier', { count: dropped }), namesAt(table));
  return [...heading, ...(dropped > 0 ? [`-# ${more}`] : []), ...kept, ...sealed, ...ending]
    .join('\n')
    .trim();
}

function sealed(table: Table, entries: readonly LogEntry[]): readonly string[] {
  return entries.some((entry) => entry.kind === 'start') ? sealedLine(table) : [];
}

function ending(table: Table): readonly string[] {
  const turn = turnOf(table);
  if (turn.kind === 'over') return result(table, turn.standings);
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

function result(table: Table, standings: readonly Standing[]): readonly string[] {
  return [...outcomeLines(table, standings), ...revealedLine(table)];
}

/** Who won, in which places all came where that is worth saying, and what was hidden. */
export function outcomeLines(table: Table, standings: readonly Standing[]): readonly string[] {
  const won = say(table.record.language, outcome(table, standings), namesAt(table));
  const scores = tellsPlaces(table, standings) ? placings(table, standings) : [];
  return [winnersOf(table, standings).length > 0 ? `**${won}**` : won, ...scores, ...laidOpenLine(table)];
}

/** Who won; only that it is over where nobody did. */
export function outcome(table: Pick<Table, 'game'>, standings: readonly Standing[]): Text {
  const winners = winnersOf(table, standings);
  if (winners.length === 0) return text('bot:board.over');
  const who = winners.map(({ seat }) => ({ seat }));
  return text(`bot:board.${wonBy(winners.length, standings.length)}`, { who });
}

function winnersOf({ game }: Pick<Table, 'game'>, standings: readonly Standing[]): readonly Standing[] {
  return game.table === 'match' ? standings.filter(({ place }) => place === 1) : [];
}

/** One wins, some share the win, or nobody is ahead of anybody. */
function wonBy(winners: number, all: number): 'first' | 'shared' | 'draw' {
  if (winners === 1) return 'first';
  return winners === all ? 'draw' : 'shared';
}

/** Places are worth lines where scores decided, or where there is a third. */
function tellsPlaces({ game }: Table, standings: readonly Standing[]): boolean {
  const scored = standings.some(({ score }) => score !== undefined);
  return scored || (game.table === 'match' && standings.length > 2);
}

function placings(table: Table, standings: readonly Standing[]): readonly string[] {
  const ordered = [...standings].sort((one, other) => one.place - other.place);
  return ordered.map(({ seat, place, score }) => {
    const key = score === undefined ? 'bot:board.place' : 'bot:board.placeScore';
    return say(
      table.record.language,
      text(key, { place, name: { seat }, score: score ?? 0 }),
      namesAt(table),
    );
  });
}

/** What the one who is due may answer before everybody: short buttons, whose letters stand on the picture. */
function openRows(table: Table, open: OpenTurn | null): readonly Row[] {
  if (open === null) return [];
  const { id, version, language } = table.record;
  const names = plainNamesAt(table);
  return buttonRows(
    oncePerTwin(open.question.choices).map((choice) =>
      button(
        say(language, choice.label, names),
        ['do', id, version, [...open.path, choice.id]],
        styleOf(choice),
      ),
    ),
  );
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

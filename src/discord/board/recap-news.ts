import { isOfMemory } from '../../app/core/table.ts';
import { splitTurns } from '../../app/publishing/log-end.ts';
import { type Recap, recapOf } from '../../app/replay/recap.ts';
import type { Seat } from '../../engine/game.ts';
import { type Arg, type Language, type Text, text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { LogEntry } from '../../store/log.ts';
import type { Visit } from '../core/context.ts';
import { lastLines } from '../core/cut.ts';
import { type Button, namedButton } from '../core/rows.ts';
import { isSeated } from '../core/visit.ts';
import { type Shown, tracesOf } from '../pictures/picture.ts';
import { type Line, seenEntry, toldInParts } from '../text/lines.ts';

/** What becomes of a seat, and not what somebody in it does. */
const OF_SEATS: readonly LogEntry['kind'][] = ['time', 'claim', 'seat'];

/**
 * Whether a line says what was done to this seat: it names the seat, and another one moved; or what became of the seat. A
 * line that lists both among others says what came of them all.
 */
export function concerns({ told, entry }: Line, seat: Seat): boolean {
  if (entry.kind === 'move')
    return entry.seat !== seat && names(told, seat) && !lists(told, [seat, entry.seat]);
  return OF_SEATS.includes(entry.kind) && 'seat' in entry && entry.seat === seat;
}

function names({ with: filling = {} }: Text, seat: Seat): boolean {
  return Object.values(filling).some((arg) => isOf(arg, seat));
}

function lists({ with: filling = {} }: Text, seats: readonly Seat[]): boolean {
  return Object.values(filling).some((arg) => Array.isArray(arg) && seats.every((seat) => isOf(arg, seat)));
}

function isOf(arg: Arg, seat: Seat): boolean {
  if (typeof arg !== 'object') return false;
  if (Array.isArray(arg)) return arg.some((one) => isOf(one, seat));
  return 'seat' in arg ? arg.seat === seat : names(arg as Text, seat);
}

/** What is new to somebody: in lines, as traces on their picture, and a film where it is more than that shows. */
interface News {
  readonly lines: readonly string[];
  readonly traces: Required<Pick<Shown, 'events' | 'order'>>;
  readonly buttons: readonly Button[];
}

/** What has happened since this person decided something last. */
export async function newsFor(visit: Visit): Promise<News> {
  const { bot, table, by } = visit;
  const recap = await recapOf(bot.house, table, isSeated(visit) ? by.person : null);
  const { lines, dropped } = await screenOf(visit, recap);
  const moves = recap.entries.filter(({ kind }) => kind === 'move').length;
  const isMore = dropped > 0 || moves > recap.traced.length;
  return { lines, traces: tracesIn(visit, recap), buttons: isMore ? film(visit, recap) : [] };
}

/** Traces with one number a turn, as on boards, told as boards are later. */
function tracesIn({ table, seat }: Visit, { traced }: Recap): News['traces'] {
  const see = (entry: LogEntry) => seenEntry(table.game, entry, seat, 'later');
  return tracesOf(splitTurns(traced).map((turn) => turn.flatMap(see)));
}

/** There is no film of positions that players have to remember. */
function film({ table, language }: Visit, { from }: Recap): readonly Button[] {
  const { id, phase } = table.record;
  if (phase === 'playing' && isOfMemory(table)) return [];
  return [namedButton(language, 'film', ['since', id, from])];
}

/** How many lines are read at a glance, and of these at most how many say what was done to whoever reads. */
const LINES = 8;
const OWN = 5;
/** How many characters each of the two may take: a panel says more below. */
const ROOM = 700;

/** Lines of a recap in order, those that concern the reader in bold; these are dropped last. */
interface Screen {
  readonly lines: readonly string[];
  /** How many lines there was no room for. */
  readonly dropped: number;
}

/** What has happened under a small heading, as this person may read it; no lines where nothing has. */
export async function screenOf({ table, seat, language }: Visit, recap: Recap): Promise<Screen> {
  const all = await toldInParts(table, recap.entries, seat, recap.when, language);
  if (all.length === 0) return { lines: [], dropped: 0 };
  const isOwn = (line: Line) => seat !== null && concerns(line, seat);
  const own = latest(all.filter(isOwn), OWN);
  const others = latest(
    all.filter((line) => !isOwn(line)),
    LINES - own.length,
  );
  const kept = all.filter((line) => own.includes(line) || others.includes(line));
  const dropped = all.length - kept.length;
  return {
    lines: [
      `-# ${heading(recap, dropped, language)}`,
      ...kept.map((line) => (own.includes(line) ? `> **${line.said}**` : `> ${line.said}`)),
    ],
    dropped,
  };
}

function latest(lines: readonly Line[], most: number): readonly Line[] {
  const last = lines.slice(-most);
  const { dropped } = lastLines(
    last.map(({ said }) => said),
    ROOM,
  );
  return last.slice(dropped);
}

function heading({ since }: Recap, dropped: number, language: Language): string {
  const tell = (what: Parameters<typeof say>[1]) => say(language, what, () => '');
  const begins = tell(text(`bot:recap.${since}`));
  return dropped === 0 ? begins : `${begins} · ${tell(text('bot:board.more', { count: dropped }))}`;
}

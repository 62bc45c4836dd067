import type { Seat } from '../engine/game.ts';
import { clearAlarm, setAlarm } from '../store/alarms.ts';
import type { LogEntry, MoveEntry } from '../store/log.ts';
import type { Store } from '../store/open.ts';
import type { Post } from '../store/posts.ts';
import type { Absent } from './own/absent.ts';
import { personAt, type Table, waitedSeats } from './table.ts';

/** Whom a board is to tell that it is their turn, and who then has been told so. */
export interface Calling {
  /** They are pinged by it. */
  readonly calls: readonly string[];
  /** Of those who are due, who has been told, by this board or by one before it. */
  readonly called: readonly string[];
  /**
   * Somebody is due who has not been told: they are away, and are told when they are back, or they were here a moment ago,
   * and are told only if they do not move soon.
   */
  readonly waits: boolean;
  /** When the first of them is back, in ms since 1970, where all of them are away; else null. */
  readonly back: number | null;
}

/** Whoever was here a moment ago is told so much later, in ms, if they have not moved by then. */
const PATIENCE = 120_000;

/**
 * Whom to tell, after `board` and what has happened `since`. Who has just decided is not: their own move calls nobody to
 * it. Nobody is, where everybody who becomes due `isHere`, and nobody who is `away`. Where nothing has happened an alarm has
 * rung, and all others are.
 */
export function callingAt(
  table: Table,
  board: Post | undefined,
  since: readonly LogEntry[],
  isHere: (person: string) => boolean,
  away: readonly Absent[] = [],
): Calling {
  const seats = waitedSeats(table);
  const due = seats.map((seat) => personAt(table, seat) ?? '');
  const present = due.filter((person) => !isAmong(away, person));
  const fresh = due.filter((person, at) => isNewTo(person, seats[at] ?? 0, board?.called ?? [], since));
  const rung = since.length === 0;
  const decided = rung ? undefined : lastDecider(since);
  const untold = present.filter((person) => fresh.includes(person));
  const others = untold.filter((person) => person !== decided);
  const calls = board === undefined || rung ? untold : others.every(isHere) ? [] : others;
  const called = present.filter((person) => calls.includes(person) || !fresh.includes(person));
  return { calls, ...told(due, called, away) };
}

/** The same after nothing but that somebody went away or came back: it calls nobody, and who is away was not called. */
export function callingAgain(table: Table, board: Post, away: readonly Absent[]): Calling {
  const due = waitedSeats(table).map((seat) => personAt(table, seat) ?? '');
  const called = due.filter((person) => board.called.includes(person) && !isAmong(away, person));
  return { calls: [], ...told(due, called, away) };
}

function told(
  due: readonly string[],
  called: readonly string[],
  away: readonly Absent[],
): Omit<Calling, 'calls'> {
  const missing = due.length - called.length;
  const backs = away.filter(({ person }) => due.includes(person)).map((one) => one.away.until);
  const back = missing > 0 && missing === backs.length ? Math.min(...backs) : null;
  return { called, waits: missing > 0, back };
}

function isAmong(away: readonly Absent[], person: string): boolean {
  return away.some((one) => one.person === person);
}

/**
 * Whether they do not know yet that it is their turn. Who has decided since knows, unless another seat has moved after
 * them: being due again is another turn, also where an AI has played the one before.
 */
function isNewTo(person: string, seat: Seat, called: readonly string[], since: readonly LogEntry[]): boolean {
  const moves = since.filter((entry) => entry.kind === 'move');
  const own = moves.findLast((entry) => entry.seat === seat && !entry.forced);
  const passed = own !== undefined && moves.some((entry) => entry.number > own.number && entry.seat !== seat);
  return passed || (own?.person !== person && !called.includes(person));
}

function lastDecider(since: readonly LogEntry[]): string | undefined {
  return decisions(since).at(-1)?.person ?? undefined;
}

/** The moves that people decided. */
function decisions(since: readonly LogEntry[]): readonly MoveEntry[] {
  return since.filter(
    (entry): entry is MoveEntry => entry.kind === 'move' && entry.person !== null && !entry.forced,
  );
}

/** Whoever has not been told is told later; where all have been, nothing is left to do. */
export async function keepAlarm(
  store: Store,
  tableId: number,
  { waits, back }: Calling,
  now: number,
): Promise<void> {
  if (waits) await setAlarm(store, { tableId, kind: 'call', at: back ?? now + PATIENCE });
  else await clearAlarm(store, tableId, 'call');
}

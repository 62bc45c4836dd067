import { clearAlarm, setAlarm } from '../store/alarms.ts';
import type { LogEntry } from '../store/log.ts';
import type { Store } from '../store/open.ts';
import type { Post } from '../store/posts.ts';
import { dueAt, othersAt, personAt, type Table } from './table.ts';

/** Whom a board is to tell that it is their turn, and who then has been told so. */
export interface Calling {
  /** They are pinged by it. */
  readonly calls: readonly string[];
  /** Of those who are due, who has been told, by this board or by one before it. */
  readonly called: readonly string[];
  /** Somebody is due who has not been told: they were here a moment ago, and are told only if they do not move soon. */
  readonly waits: boolean;
}

/** Whoever was here a moment ago is told so much later, in ms, if they have not moved by then. */
const PATIENCE = 120_000;

/**
 * Whom to tell, after `board` and what has happened `since`. Who has just decided is not: their own move calls nobody to
 * it. Who is asked for their consent is called too. Nobody is, where everybody who is to be called `isHere`. Where nothing
 * has happened an alarm has rung, and all who are due are.
 */
export function callingAt(
  table: Table,
  board: Post | undefined,
  since: readonly LogEntry[],
  isHere: (person: string) => boolean,
): Calling {
  const due = duePeople(table);
  const fresh = due.filter((person) => isNewTo(person, board?.called ?? [], since));
  const rung = since.length === 0;
  const decided = rung ? undefined : lastDecider(since);
  const wanted = [...new Set([...fresh.filter((person) => person !== decided), ...askedAt(table, since)])];
  const calls = board === undefined || rung ? fresh : wanted.every(isHere) ? [] : wanted;
  const called = due.filter((person) => calls.includes(person) || !fresh.includes(person));
  return { calls, called, waits: called.length < due.length };
}

/** The people who have just been asked whether a move is taken back. */
function askedAt(table: Table, since: readonly LogEntry[]): readonly string[] {
  const last = since.at(-1);
  return last?.kind === 'ask' ? othersAt(table, last.person) : [];
}

/** The people who have to act, for others to go on. */
export function duePeople(table: Table): readonly string[] {
  return dueAt(table).flatMap((seat) => personAt(table, seat) ?? []);
}

/**
 * Whether they do not know yet that it is their turn. Who has decided since knows, unless another seat has moved after
 * them: being due again is another turn.
 */
function isNewTo(person: string, called: readonly string[], since: readonly LogEntry[]): boolean {
  const own = decisions(since).findLast((entry) => entry.person === person);
  if (own === undefined) return !called.includes(person);
  return since.some((entry) => entry.kind === 'move' && entry.number > own.number && entry.seat !== own.seat);
}

function lastDecider(since: readonly LogEntry[]): string | undefined {
  return decisions(since).at(-1)?.person ?? undefined;
}

/** What people decided: moves, and to take one back where nobody else had to agree. */
function decisions(since: readonly LogEntry[]) {
  return since
    .filter((entry) => entry.kind === 'move' || entry.kind === 'undo')
    .filter((entry) => (entry.kind === 'move' ? entry.person !== null && !entry.forced : !entry.agreed));
}

/** Whoever has not been told is told later; where all have been, nothing is left to do. */
export async function keepAlarm(
  store: Store,
  tableId: number,
  { waits }: Calling,
  now: number,
): Promise<void> {
  if (waits) await setAlarm(store, { tableId, kind: 'call', at: now + PATIENCE });
  else await clearAlarm(store, tableId, 'call');
}

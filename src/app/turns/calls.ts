import type { Seat } from '../../engine/game.ts';
import { clearAlarm, setAlarm } from '../../store/alarms.ts';
import type { LogEntry, Undo } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import type { Post } from '../../store/posts.ts';
import type { AbsentPlayer } from '../core/absent-players.ts';
import { getEffectiveLog } from '../core/effective-log.ts';
import { findPerson, getAwaitedSeats, getOtherPeople, type Table } from '../core/table.ts';

/** Whom a board is to tell that it is their turn, and who then has been told so. */
export interface TurnCall {
  /** They are pinged by it. */
  readonly calls: readonly string[];
  /** People among them who are asked for their consent or have lost their seat. */
  readonly asked: readonly string[];
  /** Of those who are due, who has been told, by this board or by one before it. */
  readonly called: readonly string[];
  /**
   * Somebody is due who has not been told: they are away, and are told when they are back, or they were here a moment ago,
   * and are told only if they do not move soon.
   */
  readonly waits: boolean;
  /** When the first of them is back, in ms since 1970, where all of them are away; else null. */
  readonly back: number | null;
  /** Time at which the first player not yet called stops counting as here, in ms since 1970; null if none is here. */
  readonly hereUntil: number | null;
}

/** Time in ms after which a player is called of whom it is not known until when they are here. */
const CALL_AFTER_MS = 90_000;

/**
 * Whom to tell, after `board` and what has happened `since`. Who has just decided is not: their own move calls nobody to
 * it. Nobody is, where everybody who is to be called is here, and nobody who is `away`. Who is asked for their consent is
 * called too, and who has `lost` their seat, and that at once: nothing would tell them later. Where nothing has happened an
 * alarm has rung, and all others who are due and no longer here are.
 */
export function getTurnCall(
  table: Table,
  board: Post | undefined,
  since: readonly LogEntry[],
  hereUntil: (person: string) => number | null,
  away: readonly AbsentPlayer[] = [],
  lost: readonly string[] = [],
): TurnCall {
  const seats = getAwaitedSeats(table);
  const due = seats.map((seat) => findPerson(table, seat) ?? '');
  const present = due.filter((person) => !isAmong(away, person));
  const fresh = due.filter((person, at) => isUnaware(person, seats[at] ?? 0, board?.called ?? [], since));
  const rung = since.length === 0;
  const decided = rung ? undefined : findLastDecider(since);
  const untold = present.filter((person) => fresh.includes(person));
  const atOnce = [...getAskedPeople(table, since).filter((person) => !isAmong(away, person)), ...lost];
  const wanted = [...new Set([...untold.filter((person) => person !== decided), ...atOnce])];
  const isGone = (person: string) => hereUntil(person) === null;
  const mayWait = atOnce.length === 0 && !wanted.some(isGone);
  const calls = board === undefined ? untold : rung ? untold.filter(isGone) : mayWait ? [] : wanted;
  const called = present.filter((person) => calls.includes(person) || !fresh.includes(person));
  const asked = calls.filter((person) => atOnce.includes(person));
  return { calls, asked, ...getCallState(due, called, away, hereUntil) };
}

/** The same after nothing but that somebody went away or came back: it calls nobody, and who is away was not called. */
export function getRepeatedCall(table: Table, board: Post, away: readonly AbsentPlayer[]): TurnCall {
  const due = getAwaitedSeats(table).map((seat) => findPerson(table, seat) ?? '');
  const called = due.filter((person) => board.called.includes(person) && !isAmong(away, person));
  return { calls: [], asked: [], ...getCallState(due, called, away, () => null) };
}

function getCallState(
  due: readonly string[],
  called: readonly string[],
  away: readonly AbsentPlayer[],
  hereUntil: (person: string) => number | null,
): Omit<TurnCall, 'calls' | 'asked'> {
  const missing = due.length - called.length;
  const lapses = due.flatMap((person) => (called.includes(person) ? [] : (hereUntil(person) ?? [])));
  const backs = away.filter(({ person }) => due.includes(person)).map((one) => one.away.until);
  const back = missing > 0 && missing === backs.length ? Math.min(...backs) : null;
  return { called, waits: missing > 0, back, hereUntil: lapses.length > 0 ? Math.min(...lapses) : null };
}

function isAmong(away: readonly AbsentPlayer[], person: string): boolean {
  return away.some((one) => one.person === person);
}

/** The people who have just been asked whether a move is taken back. */
function getAskedPeople(table: Table, since: readonly LogEntry[]): readonly string[] {
  const last = since.at(-1);
  return last?.kind === 'ask' ? getOtherPeople(table, last.person) : [];
}

/**
 * Whether they do not know yet that it is their turn. Who has decided since knows, unless another seat has moved after
 * them: being due again is another turn, also where an AI has played the one before.
 */
function isUnaware(
  person: string,
  seat: Seat,
  called: readonly string[],
  since: readonly LogEntry[],
): boolean {
  const moves = getEffectiveLog(since).filter((entry) => entry.kind === 'move' || isOwnUndo(entry));
  const own = moves.findLast((entry) => entry.seat === seat && !('forced' in entry));
  const passed = own !== undefined && moves.some((entry) => entry.number > own.number && entry.seat !== seat);
  return passed || (own?.person !== person && !called.includes(person));
}

function findLastDecider(since: readonly LogEntry[]): string | undefined {
  return filterDecisions(since).at(-1)?.person ?? undefined;
}

/** What people decided: moves, and to take one back. */
function filterDecisions(since: readonly LogEntry[]) {
  return since
    .filter((entry) => entry.kind === 'move' || isOwnUndo(entry))
    .filter((entry) => entry.person !== null && !('forced' in entry));
}

/** Where nobody else had to agree, who takes a move back knows that it is their turn. */
function isOwnUndo(entry: LogEntry): entry is LogEntry & Undo {
  return entry.kind === 'undo' && !entry.agreed;
}

/** Whoever has not been told is told later; where all have been, nothing is left to do. */
export async function setCallAlarm(
  store: Store,
  tableId: number,
  { waits, back, hereUntil }: TurnCall,
  now: number,
): Promise<void> {
  if (waits) await setAlarm(store, { tableId, kind: 'call', at: back ?? hereUntil ?? now + CALL_AFTER_MS });
  else await clearAlarm(store, tableId, 'call');
}

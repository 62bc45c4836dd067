import type { Seat } from '../../engine/game.ts';
import { refused } from '../../engine/refusal.ts';
import { type LogEntry, type LogEvent, loadLogEntries, loadUndos } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import {
  isRequestInTurn,
  listOtherDueTables,
  loadPendingTurns,
  loadPendingTurnsWithRequests,
  type PendingTurn,
  savePendingTurns,
} from '../../store/pending-turns.ts';
import { closeRequest, loadRequests, type Request } from '../../store/requests.ts';
import type { RequestKind } from '../../store/schema.ts';
import { DEFAULT_TIME_SETTINGS } from '../../store/user-settings.ts';
import type { AppContext, EventHandler, TableEvent } from '../core/context.ts';
import { isEffective, isUndoTalk } from '../core/log.ts';
import { countReminders, getDeadline, REMINDERS_BEFORE_DEADLINE } from '../core/pace.ts';
import {
  findPerson,
  findSeat,
  getAwaitedSeats,
  getDueSeats,
  isDormant,
  isPlayable,
  loadTable,
  type Table,
} from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { EventLoopYielder } from '../core/yield-to-event-loop.ts';
import { isStandInActive } from '../play/stand-in.ts';
import { type AwaitedPlayer, loadAwaitedPlayers, setTurnAlarms } from './deadlines.ts';

/**
 * Returns the turn that an undo leads back to, or null for any other event. With the others' consent it gets its full time
 * again. Otherwise its clock continues from the start of the turn, or from the last extension, so that an undo gains no
 * time.
 */
async function findResumedTurn(work: UnitOfWork, { event, after }: TableEvent): Promise<PendingTurn | null> {
  const { id, pace } = after.record;
  if (event.kind !== 'undo') return null;
  if (event.agreed) return { seat: event.seat, since: work.at, clockFrom: work.at, reminded: 0 };
  if (pace === null) return null;
  const since = await findTurnStart(work.store, id, event.seat, event.to);
  const extension = (await loadRequests(work.store, id, 'extension')).find(({ seat }) => seat === event.seat);
  const clockFrom = Math.max(since, extension?.openedAt ?? since);
  const wait = { seat: event.seat, since, clockFrom, reminded: 0 };
  const reminded = Math.min(
    REMINDERS_BEFORE_DEADLINE,
    countReminders(pace, wait, DEFAULT_TIME_SETTINGS, work.at),
  );
  return { ...wait, reminded };
}

/** Maximum number of log entries searched for the start of a turn; a turn has fewer. */
const LOOKBACK_ENTRIES = 60;

/** Returns when the turn began that a seat was in after the entry `to`, in ms since 1970. */
async function findTurnStart(store: Store, tableId: number, seat: Seat, to: number): Promise<number> {
  const undos = await loadUndos(store, tableId);
  const entries = await loadLogEntries(store, tableId, Math.max(0, to - LOOKBACK_ENTRIES), to);
  const first =
    entries.findLast((entry) => isEffective(entry, undos) && !isInSameTurn(entry, seat)) ?? entries[0];
  if (!first) throw new Error(`The log of table ${tableId} has no entry ${to}`);
  return first.at;
}

/** Returns whether an entry can occur within a turn of a seat without beginning it. */
function isInSameTurn(entry: LogEntry, seat: Seat): boolean {
  if (entry.kind === 'move') return entry.seat === seat;
  return entry.kind === 'undo' || isUndoTalk(entry) || (entry.kind === 'seat' && entry.seat !== seat);
}

/** Updates the players who are due, the alarms, and the requests of turns that have ended. An unavailable table waits for nobody. */
export const updateWaits: EventHandler = async (work, step) => {
  if (step.before.record.goneAt !== null) return;
  const { id } = step.after.record;
  const { waits: before, requests } = await loadPendingTurnsWithRequests(work.store, id);
  const waits = computeWaits(before, step, work.at, await findResumedTurn(work, step));
  if (before.length === 0 && waits.length === 0) return;
  if (!isSame(before, waits)) await savePendingTurns(work.store, id, waits, before.length);
  if (before.some((wait) => isTold(wait, requests) && !waits.includes(wait)))
    await work.queueMessages(id, 'hush');
  for (const request of requests) {
    const wait = waits.find(({ seat }) => seat === request.seat);
    const goesOn = wait !== undefined && before.includes(wait);
    if (!(await isStillWanted(work, step, request, wait, goesOn))) await closeRequest(work.store, request);
  }
  await setTurnAlarms(work, step.after, waits);
};

/** Returns whether a player was reminded, nudged or called by direct message in that turn. */
function isTold(wait: PendingTurn, requests: readonly Request[]): boolean {
  const isCall = ({ kind }: Request) => kind === 'nudge' || kind === 'call';
  return wait.reminded > 0 || requests.some((one) => isCall(one) && isRequestInTurn(one, wait));
}

/** Returns whether the same waits continue unchanged. */
function isSame(before: readonly PendingTurn[], waits: readonly PendingTurn[]): boolean {
  return before.length === waits.length && before.every((wait, at) => wait === waits[at]);
}

/**
 * Returns the waits after an event. A player who is still due keeps their wait, unless they have made a decision or
 * another person holds the seat. `at` is in ms since 1970; `resumed` is the turn that an undo leads back to.
 */
function computeWaits(
  waits: readonly PendingTurn[],
  { before, event, after }: TableEvent,
  at: number,
  resumed: PendingTurn | null = null,
): readonly PendingTurn[] {
  return getAwaitedSeats(after).map((seat) => {
    const wait = waits.find((one) => one.seat === seat);
    const anew = { seat, since: at, clockFrom: at, reminded: 0 };
    if (resumed?.seat === seat) return resumed;
    if (!wait || findPerson(before, seat) !== findPerson(after, seat)) return anew;
    if (!isDecision(event, seat)) return wait;
    return isInTime(after, wait) ? { ...wait } : anew;
  });
}

/**
 * Returns whether a turn's clock still runs. It runs for the whole turn, however many decisions that takes; after the
 * deadline each decision starts it anew.
 */
function isInTime({ record }: Table, { reminded }: PendingTurn): boolean {
  return record.pace !== null && reminded <= REMINDERS_BEFORE_DEADLINE;
}

function isDecision(what: LogEvent, seat: Seat): boolean {
  return what.kind === 'move' && what.seat === seat && !what.forced;
}

/** Kinds of requests that outlast the turn. */
const OUTLASTING_KINDS: readonly RequestKind[] = ['takeBack', 'repeat', 'extension', 'nudge'];

/** Returns whether a request stays open: most end with their wait. Wakes the AI of a turn that an AI still plays. */
async function isStillWanted(
  work: UnitOfWork,
  step: TableEvent,
  request: Request,
  wait: PendingTurn | undefined,
  goesOn: boolean,
): Promise<boolean> {
  const { event } = step;
  if (OUTLASTING_KINDS.includes(request.kind)) return true;
  if (request.kind === 'left') return !isHere(step, request.seat);
  if (request.kind !== 'play') return goesOn;
  const plays = wait !== undefined && (await isStandInActive(work.store, event, request));
  if (plays) work.wakeAi(request.tableId);
  return plays;
}

/**
 * Returns whether the holder of a seat is known to be in the server. Either another person holds it now, or the holder has
 * made a decision.
 */
function isHere({ before, event, after }: TableEvent, seat: Seat): boolean {
  const person = findPerson(before, seat);
  return person !== findPerson(after, seat) || (isDecision(event, seat) && event.person === person);
}

/** A person for whom a table waits, with their deadline. */
export interface AwaitedTurn extends AwaitedPlayer {
  /** Deadline in ms since 1970; null without a time limit. */
  readonly until: number | null;
}

/** Returns the people for whom a table waits, the longest wait first. */
export async function loadAwaitedTurns({ store }: AppContext, table: Table): Promise<readonly AwaitedTurn[]> {
  const { id, pace } = table.record;
  const people = await loadAwaitedPlayers(store, table, await loadPendingTurns(store, id));
  const timed = people.map((one) => ({ ...one, until: getDeadline(pace, one, one.timeSettings) }));
  return timed.sort((one, other) => one.since - other.since);
}

/** A table that waits for a person, with the start of the wait in ms since 1970. */
interface WaitingTable {
  readonly table: Table;
  readonly since: number;
}

/** Returns those of the tables that wait for a person, the longest wait first. */
export async function listWaitingTables(
  ctx: AppContext,
  person: string,
  tables: readonly Table[],
): Promise<readonly WaitingTable[]> {
  const yielder = new EventLoopYielder();
  const waiting: WaitingTable[] = [];
  for (const table of tables) {
    if (isAwaited(table, person)) waiting.push({ table, since: await loadWaitingSince(ctx, table, person) });
    if (yielder.isDue) await yielder.taken();
  }
  return waiting.sort((one, other) => one.since - other.since);
}

/** Yields the other tables that wait for a person, the longest wait first, and loads each only when requested. */
export async function* listOtherWaitingTables(
  ctx: AppContext,
  person: string,
  tableId: number,
): AsyncGenerator<Table> {
  for (const id of await listOtherDueTables(ctx.store, person, tableId)) {
    const table = await loadTable(ctx, id);
    if (!refused(table) && table.record.goneAt === null && isAwaited(table, person)) yield table;
  }
}

/** Returns whether the others wait for a person's move at a table that is playable and not dormant. */
export function isAwaited(table: Table, person: string): boolean {
  const seat = findSeat(table, person);
  return seat !== null && isPlayable(table) && !isDormant(table) && getDueSeats(table).includes(seat);
}

/** Returns when a table's wait for a person began, in ms since 1970. */
async function loadWaitingSince({ store }: AppContext, table: Table, person: string): Promise<number> {
  const seat = findSeat(table, person);
  const wait = (await loadPendingTurns(store, table.record.id)).find((one) => one.seat === seat);
  return wait?.since ?? table.record.openedAt;
}

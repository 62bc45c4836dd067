import { refused } from '../../engine/refusal.ts';
import { listOtherDueTables, loadPendingTurns } from '../../store/pending-turns.ts';
import type { AppContext } from '../core/context.ts';
import { getDeadline } from '../core/pace.ts';
import { findSeat, getDueSeats, isPlayable, loadTable, type Table } from '../core/table.ts';
import { EventLoopYielder } from '../core/yield-to-event-loop.ts';
import { type AwaitedPlayer, loadAwaitedPlayers } from './deadlines.ts';
import { isDormant } from './dormancy.ts';

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

import { refused } from '../../engine/refusal.ts';
import { listOtherDueTables, loadPendingTurns } from '../../store/pending-turns.ts';
import type { AppContext } from '../core/context.ts';
import { getDeadline } from '../core/pace.ts';
import { findSeat, getDueSeats, isPlayable, loadTable, type Table } from '../core/table.ts';
import { EventLoopYielder } from '../core/yield-to-event-loop.ts';
import { type AwaitedPlayer, loadAwaitedPlayers } from './deadlines.ts';
import { isDormant } from './dormancy.ts';

/** A person for whom a table waits, `since` when. */
export interface AwaitedTurn extends AwaitedPlayer {
  /** When their time is over, in ms since 1970; null without a clock. */
  readonly until: number | null;
}

/** The people for whom a table waits, the longest first. */
export async function loadAwaitedTurns({ store }: AppContext, table: Table): Promise<readonly AwaitedTurn[]> {
  const { id, pace } = table.record;
  const people = await loadAwaitedPlayers(store, table, await loadPendingTurns(store, id));
  const timed = people.map((one) => ({ ...one, until: getDeadline(pace, one, one.own) }));
  return timed.sort((one, other) => one.since - other.since);
}

/** A table that waits for a person, and since when, in ms since 1970. */
interface WaitingTable {
  readonly table: Table;
  readonly since: number;
}

/** Those of these tables that wait for this person, the one that has waited longest first. */
export async function listWaitingTables(
  ctx: AppContext,
  person: string,
  tables: readonly Table[],
): Promise<readonly WaitingTable[]> {
  const breath = new EventLoopYielder();
  const waiting: WaitingTable[] = [];
  for (const table of tables) {
    if (isAwaited(table, person)) waiting.push({ table, since: await loadWaitingSince(ctx, table, person) });
    if (breath.isDue) await breath.taken();
  }
  return waiting.sort((one, other) => one.since - other.since);
}

/** The tables beside this one that wait for this person, the one that has waited longest first: each is read when it is asked for. */
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

/** Whether others cannot go on before this person has moved, and still wait for it. */
export function isAwaited(table: Table, person: string): boolean {
  const seat = findSeat(table, person);
  return seat !== null && isPlayable(table) && !isDormant(table) && getDueSeats(table).includes(seat);
}

/** Since when a table waits for this person. */
async function loadWaitingSince({ store }: AppContext, table: Table, person: string): Promise<number> {
  const seat = findSeat(table, person);
  const wait = (await loadPendingTurns(store, table.record.id)).find((one) => one.seat === seat);
  return wait?.since ?? table.record.openedAt;
}

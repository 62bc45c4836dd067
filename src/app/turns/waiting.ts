import { refused } from '../../engine/refusal.ts';
import { waitingAt, waitingBeside } from '../../store/turns.ts';
import type { House } from '../core/context.ts';
import { deadline } from '../core/pace.ts';
import { dueAt, isPlayable, loadTable, seatOf, type Table } from '../core/table.ts';
import { Breath } from '../core/yield-to-event-loop.ts';
import { type Awaited, awaited } from './deadlines.ts';
import { isAsleep } from './dormancy.ts';

/** A person for whom a table waits, `since` when. */
export interface WaitedFor extends Awaited {
  /** When their time is over, in ms since 1970; null without a clock. */
  readonly until: number | null;
}

/** The people for whom a table waits, the longest first. */
export async function waitedFor({ store }: House, table: Table): Promise<readonly WaitedFor[]> {
  const { id, pace } = table.record;
  const people = await awaited(store, table, await waitingAt(store, id));
  const timed = people.map((one) => ({ ...one, until: deadline(pace, one, one.own) }));
  return timed.sort((one, other) => one.since - other.since);
}

/** A table that waits for a person, and since when, in ms since 1970. */
interface Waiting {
  readonly table: Table;
  readonly since: number;
}

/** Those of these tables that wait for this person, the one that has waited longest first. */
export async function waitingAmong(
  house: House,
  person: string,
  tables: readonly Table[],
): Promise<readonly Waiting[]> {
  const breath = new Breath();
  const waiting: Waiting[] = [];
  for (const table of tables) {
    if (waitsFor(table, person)) waiting.push({ table, since: await waitingSince(house, table, person) });
    if (breath.isDue) await breath.taken();
  }
  return waiting.sort((one, other) => one.since - other.since);
}

/** The tables beside this one that wait for this person, the one that has waited longest first: each is read when it is asked for. */
export async function* othersWaiting(house: House, person: string, tableId: number): AsyncGenerator<Table> {
  for (const id of await waitingBeside(house.store, person, tableId)) {
    const table = await loadTable(house, id);
    if (!refused(table) && table.record.goneAt === null && waitsFor(table, person)) yield table;
  }
}

/** Whether others cannot go on before this person has moved, and still wait for it. */
export function waitsFor(table: Table, person: string): boolean {
  const seat = seatOf(table, person);
  return seat !== null && isPlayable(table) && !isAsleep(table) && dueAt(table).includes(seat);
}

/** Since when a table waits for this person. */
async function waitingSince({ store }: House, table: Table, person: string): Promise<number> {
  const seat = seatOf(table, person);
  const wait = (await waitingAt(store, table.record.id)).find((one) => one.seat === seat);
  return wait?.since ?? table.record.openedAt;
}

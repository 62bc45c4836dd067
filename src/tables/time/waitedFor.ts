import { waitingAt } from '../../store/turns.ts';
import type { House } from '../house.ts';
import type { Table } from '../table.ts';
import { deadline } from './pace.ts';
import { type Awaited, awaited } from './reckon.ts';

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

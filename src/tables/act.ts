import { Refusal, refused } from '../engine/refusal.ts';
import { text } from '../engine/text.ts';
import { firstTime } from '../store/interactions.ts';
import { onDisk, type Store } from '../store/open.ts';
import type { House } from './house.ts';
import { loadTable, type Table } from './table.ts';

/** Who does something, by which interaction. */
export interface Act {
  /** Discord's id of the interaction: the same one acts once. */
  readonly interaction: string;
  readonly person: string;
  /** What the person is called in this server. */
  readonly name: string;
  /** May manage the channel. */
  readonly manages: boolean;
}

/** The interaction has acted before; nothing was done now. */
export const REPEATED = 'repeated';
export type Repeated = typeof REPEATED;

/** Thrown to undo a transaction in which somebody else was faster. */
class Overtaken extends Error {}

/** One transaction for one interaction, on the disk before it is answered. What it fails at leaves no trace. */
export async function once<T>(
  house: House,
  by: Act,
  work: (store: Store) => Promise<T | Refusal>,
): Promise<T | Refusal | Repeated> {
  try {
    const outcome = await house.store.transaction().execute(async (store) => {
      if (!(await firstTime(store, by.interaction, house.now()))) return REPEATED;
      return await work(store);
    });
    await onDisk(house.store);
    return outcome;
  } catch (error) {
    if (error instanceof Overtaken) return new Refusal(text('house:refuse.moved'));
    throw error;
  }
}

/** The same for an existing table, which the work is given as it is inside the transaction. */
export async function onceAt<T>(
  house: House,
  by: Act,
  id: number,
  work: (store: Store, table: Table) => Promise<T | Refusal>,
): Promise<T | Refusal | Repeated> {
  return await once(house, by, async (store) => {
    const table = await loadTable(house, id, store);
    return refused(table) ? table : await work(store, table);
  });
}

/** Undoes everything unless the change took hold. */
export function mustHold(changed: boolean): void {
  if (!changed) throw new Overtaken();
}

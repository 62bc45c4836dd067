import type { KyselyPlugin } from 'kysely';
import type { BareHouse } from './house.ts';

/** How much was asked of the store. */
export interface Counts {
  statements: number;
  /** Rows that came back. */
  rows: number;
}

/** The house over a store that counts. */
export function countedHouse(house: BareHouse): { readonly counting: BareHouse; readonly read: Counts } {
  const read: Counts = { statements: 0, rows: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // A kept statement is built once, and has its result each time.
    transformResult: async ({ result }) => {
      read.statements++;
      read.rows += result.rows.length;
      return result;
    },
  };
  return { counting: { ...house, store: house.store.withPlugin(plugin) }, read };
}

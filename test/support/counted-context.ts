import type { KyselyPlugin } from 'kysely';
import type { TestContext } from './test-context.ts';

/** Counters of a store's statements. */
export interface StatementCounts {
  statements: number;
  /** Number of returned rows. */
  rows: number;
}

/** Creates the context with a store that counts statements and rows. */
export function createCountedContext(ctx: TestContext): {
  readonly counting: TestContext;
  readonly read: StatementCounts;
} {
  const read: StatementCounts = { statements: 0, rows: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // A prepared statement is built once but has a result each time.
    transformResult: async ({ result }) => {
      read.statements++;
      read.rows += result.rows.length;
      return result;
    },
  };
  return { counting: { ...ctx, store: ctx.store.withPlugin(plugin) }, read };
}

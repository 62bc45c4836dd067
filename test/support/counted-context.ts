import type { KyselyPlugin } from 'kysely';
import type { TestContext } from './test-context.ts';

/** How much was asked of the store. */
export interface StatementCounts {
  statements: number;
  /** Rows that came back. */
  rows: number;
}

/** The house over a store that counts. */
export function createCountedContext(ctx: TestContext): {
  readonly counting: TestContext;
  readonly read: StatementCounts;
} {
  const read: StatementCounts = { statements: 0, rows: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // A kept statement is built once, and has its result each time.
    transformResult: async ({ result }) => {
      read.statements++;
      read.rows += result.rows.length;
      return result;
    },
  };
  return { counting: { ...ctx, store: ctx.store.withPlugin(plugin) }, read };
}

import type { KyselyPlugin, OperationNode, QueryId } from 'kysely';
import type { Store } from './open.ts';

/** What was asked of the store. */
export interface QueryCounts {
  /** Statements, those within transactions included. */
  statements: number;
  /** How often the row of a table was read. */
  loads: number;
  transactions: number;
}

/** The same store, and what is asked of it from now on: for measurements and tests. */
export function attachQueryCounter(store: Store): { readonly store: Store; readonly asked: QueryCounts } {
  const asked: QueryCounts = { statements: 0, loads: 0, transactions: 0 };
  const loading = new WeakSet<QueryId>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (isTableLoad(node)) loading.add(queryId);
      return node;
    },
    // A kept statement is built once, and has its result each time.
    transformResult: async ({ result, queryId }) => {
      asked.statements++;
      if (loading.has(queryId)) asked.loads++;
      return result;
    },
  };
  const listening = store.withPlugin(plugin);
  const transaction = listening.transaction.bind(listening);
  listening.transaction = () => {
    asked.transactions++;
    return transaction();
  };
  return { store: listening, asked };
}

function isTableLoad(node: OperationNode): boolean {
  return node.kind === 'SelectQueryNode' && JSON.stringify(node).includes('"name":"tables"');
}

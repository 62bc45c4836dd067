import type { KyselyPlugin, OperationNode, QueryId } from 'kysely';
import type { Store } from './open.ts';

/** Numbers of queries to the store. */
export interface QueryCounts {
  /** Statements, including those in transactions. */
  statements: number;
  /** Number of times a row of `tables` was read. */
  loads: number;
  transactions: number;
}

/** Returns the same store with counters of its queries from now on, for benchmarks and tests. */
export function attachQueryCounter(store: Store): { readonly store: Store; readonly counts: QueryCounts } {
  const counts: QueryCounts = { statements: 0, loads: 0, transactions: 0 };
  const loading = new WeakSet<QueryId>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (isTableLoad(node)) loading.add(queryId);
      return node;
    },
    // A prepared statement is built once but returns a result each time.
    transformResult: async ({ result, queryId }) => {
      counts.statements++;
      if (loading.has(queryId)) counts.loads++;
      return result;
    },
  };
  const listening = store.withPlugin(plugin);
  const transaction = listening.transaction.bind(listening);
  listening.transaction = () => {
    counts.transactions++;
    return transaction();
  };
  return { store: listening, counts };
}

function isTableLoad(node: OperationNode): boolean {
  return node.kind === 'SelectQueryNode' && JSON.stringify(node).includes('"name":"tables"');
}

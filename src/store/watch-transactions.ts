import type { TransactionBuilder } from 'kysely';
import type { Store } from './open.ts';
import { isConflict } from './retry-transaction.ts';
import type { Schema } from './schema.ts';

/** Transaction that has ended. */
export interface EndedTransaction {
  /** Duration in ms, including the wait for other transactions of this process. */
  readonly took: number;
  /** Reason for a rollback; undefined after a commit. */
  readonly error?: unknown;
  /** True if the reason was a conflict, after which it can be retried. */
  readonly inTheWay: boolean;
}

/** Reports every transaction of a store from now on, by any caller. */
export function watchTransactions(store: Store, told: (ended: EndedTransaction) => void): void {
  const transaction = store.transaction.bind(store);
  store.transaction = () => watchBuilder(transaction(), told);
}

type Builder = TransactionBuilder<Schema>;

function watchBuilder(builder: Builder, told: (ended: EndedTransaction) => void): Builder {
  const execute = builder.execute.bind(builder);
  const setIsolationLevel = builder.setIsolationLevel.bind(builder);
  builder.setIsolationLevel = (level) => watchBuilder(setIsolationLevel(level), told);
  builder.execute = async (work) => {
    const began = performance.now();
    try {
      const outcome = await execute(work);
      told({ took: performance.now() - began, inTheWay: false });
      return outcome;
    } catch (error) {
      told({ took: performance.now() - began, error, inTheWay: isConflict(error) });
      throw error;
    }
  };
  return builder;
}

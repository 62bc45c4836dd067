import type { TransactionBuilder } from 'kysely';
import type { Store } from './open.ts';
import { isConflict } from './retry-transaction.ts';
import type { Schema } from './schema.ts';

/** A transaction that has ended. */
export interface EndedTransaction {
  /** From when it was wanted, its wait for others of this process included, in ms. */
  readonly took: number;
  /** Why nothing of it was kept; undefined where all of it was. */
  readonly error?: unknown;
  /** Others were in its way: it can be tried again. */
  readonly inTheWay: boolean;
}

/** Tells of every transaction of a store from now on, whoever wants it. */
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

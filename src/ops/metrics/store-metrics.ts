import { isStoreUnavailable } from '../../app/core/actor.ts';
import { StaleWriteError } from '../../app/core/unit-of-work.ts';
import { countPending, countTablesByPhase, findOldestPendingTime } from '../../store/metrics.ts';
import type { Store } from '../../store/open.ts';
import type { EndedTransaction } from '../../store/watch-transactions.ts';
import type { Metrics } from './metrics.ts';

/** Minimum time in ms between two queries for the store's figures. */
const QUERY_INTERVAL_MS = 15_000;

type StoreGauges = Pick<Metrics, 'storeUp' | 'tables' | 'untold' | 'oldestUntold'>;

/** Gauges that query the store. `now` is the clock of the store's times, in ms since 1970. */
export class StoreMetrics {
  readonly #metrics: StoreGauges;
  readonly #now: () => number;
  #store: Store | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(metrics: StoreGauges, now: () => number) {
    this.#metrics = metrics;
    this.#now = now;
  }

  /** Sets the store to query. */
  of(store: Store): void {
    this.#store = store;
    this.#askedAt = Number.NEGATIVE_INFINITY;
  }

  /** Updates the gauges if {@link QUERY_INTERVAL_MS} has passed. A store that fails is recorded as down. */
  async note(): Promise<void> {
    const store = this.#store;
    const { storeUp } = this.#metrics;
    if (store === null || performance.now() - this.#askedAt < QUERY_INTERVAL_MS) return;
    this.#askedAt = performance.now();
    await this.#ask(store).then(
      () => storeUp.set(1),
      () => storeUp.set(0),
    );
  }

  async #ask(store: Store): Promise<void> {
    const { tables, untold, oldestUntold: oldest } = this.#metrics;
    for (const [phase, count] of Object.entries(await countTablesByPhase(store)))
      tables.set({ phase }, count);
    for (const [what, count] of Object.entries(await countPending(store))) untold.set({ what }, count);
    const since = await findOldestPendingTime(store);
    oldest.set(since === null ? 0 : Math.max(0, this.#now() - since) / 1000);
  }
}

type Outcome = 'kept' | 'again' | 'away' | 'overtaken' | 'failed';

/**
 * Returns the outcome of a transaction. `again`: it conflicted with others and is retried. `away`: the database was unreachable; it is
 * retried too. `overtaken`: another write was faster ({@link StaleWriteError}).
 */
export function getTransactionOutcome({ error, inTheWay }: EndedTransaction): Outcome {
  if (error === undefined) return 'kept';
  if (inTheWay) return 'again';
  if (isStoreUnavailable(error)) return 'away';
  return error instanceof StaleWriteError ? 'overtaken' : 'failed';
}

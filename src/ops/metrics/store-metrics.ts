import { isStoreUnavailable } from '../../app/core/actor.ts';
import { StaleWriteError } from '../../app/core/unit-of-work.ts';
import { countPending, countTablesByPhase, findOldestPendingTime } from '../../store/metrics.ts';
import type { Store } from '../../store/open.ts';
import type { EndedTransaction } from '../../store/watch-transactions.ts';
import type { Metrics } from './metrics.ts';

/** What is asked of the store is asked at most so often, in ms. */
const QUERY_INTERVAL_MS = 15_000;

type StoreGauges = Pick<Metrics, 'storeUp' | 'tables' | 'untold' | 'oldestUntold'>;

/** Asks the store for its figures, `now` being what its times are reckoned by, in ms since 1970. */
export class StoreMetrics {
  readonly #metrics: StoreGauges;
  readonly #now: () => number;
  #store: Store | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(metrics: StoreGauges, now: () => number) {
    this.#metrics = metrics;
    this.#now = now;
  }

  /** From now on this one is asked. */
  of(store: Store): void {
    this.#store = store;
    this.#askedAt = Number.NEGATIVE_INFINITY;
  }

  /** Asks anew where the last time is long ago; a store that fails is noted as such. */
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
 * What became of a transaction. `again`: others were in its way, and it is tried again; `away`: the same for a database that was
 * out of reach. `overtaken`: somebody was faster.
 */
export function getTransactionOutcome({ error, inTheWay }: EndedTransaction): Outcome {
  if (error === undefined) return 'kept';
  if (inTheWay) return 'again';
  if (isStoreUnavailable(error)) return 'away';
  return error instanceof StaleWriteError ? 'overtaken' : 'failed';
}

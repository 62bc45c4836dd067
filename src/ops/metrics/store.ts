import { isStoreAway } from '../../app/core/actor.ts';
import { Overtaken } from '../../app/core/unit-of-work.ts';
import { oldestUntold, tablesByPhase, untoldCounts } from '../../store/figures.ts';
import type { Store } from '../../store/open.ts';
import type { Transacted } from '../../store/transacted.ts';
import type { Metrics } from './metrics.ts';

/** What is asked of the store is asked at most so often, in ms. */
const EVERY = 15_000;

type Figures = Pick<Metrics, 'storeUp' | 'tables' | 'untold' | 'oldestUntold'>;

/** Asks the store for its figures, `now` being what its times are reckoned by, in ms since 1970. */
export class StoreFigures {
  readonly #metrics: Figures;
  readonly #now: () => number;
  #store: Store | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(metrics: Figures, now: () => number) {
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
    if (store === null || performance.now() - this.#askedAt < EVERY) return;
    this.#askedAt = performance.now();
    await this.#ask(store).then(
      () => storeUp.set(1),
      () => storeUp.set(0),
    );
  }

  async #ask(store: Store): Promise<void> {
    const { tables, untold, oldestUntold: oldest } = this.#metrics;
    for (const [phase, count] of Object.entries(await tablesByPhase(store))) tables.set({ phase }, count);
    for (const [what, count] of Object.entries(await untoldCounts(store))) untold.set({ what }, count);
    const since = await oldestUntold(store);
    oldest.set(since === null ? 0 : Math.max(0, this.#now() - since) / 1000);
  }
}

type Outcome = 'kept' | 'again' | 'away' | 'overtaken' | 'failed';

/**
 * What became of a transaction. `again`: others were in its way, and it is tried again; `away`: the same for a database that was
 * out of reach. `overtaken`: somebody was faster.
 */
export function outcomeOf({ error, inTheWay }: Transacted): Outcome {
  if (error === undefined) return 'kept';
  if (inTheWay) return 'again';
  if (isStoreAway(error)) return 'away';
  return error instanceof Overtaken ? 'overtaken' : 'failed';
}

import type { Playground } from '../../../src/playground/index.ts';

/** A period without a session of a shard, in ms of `performance.now()`; `to` is infinite while it lasts. */
export interface SessionGap {
  readonly shard: number;
  readonly from: number;
  readonly to: number;
}

/** Time in ms longer than any test. */
const FOREVER_MS = 3_600_000;

/** Records when each shard has a session. */
export class Sessions {
  readonly #discord: Playground;
  readonly #count: number;
  readonly #gaps: SessionGap[] = [];
  readonly #since = new Map<number, number>();
  #isOver = false;

  constructor(discord: Playground, count: number) {
    this.#discord = discord;
    this.#count = count;
    for (let shard = 0; shard < count; shard++) this.#since.set(shard, performance.now());
    void discord.until(() => this.#look(), 'the end', FOREVER_MS);
  }

  /** Waits until every shard has a session. Rejects after `patience` ms. */
  async whole(patience: number): Promise<void> {
    await this.#discord.until(() => this.#since.size === 0, 'a session of each shard', patience);
  }

  /** Returns all past and present gaps. */
  gaps(): readonly SessionGap[] {
    const open = [...this.#since].map(([shard, from]) => ({ shard, from, to: Number.POSITIVE_INFINITY }));
    return [...this.#gaps, ...open];
  }

  /** Returns true if the shard was without a session at any moment of the period. */
  lacked(shard: number, from: number, to: number): boolean {
    return this.gaps().some((gap) => gap.shard === shard && gap.from < to && gap.to > from);
  }

  stop(): void {
    this.#isOver = true;
  }

  #look(): boolean {
    const now = performance.now();
    const { shards } = this.#discord;
    for (let shard = 0; shard < this.#count; shard++) {
      const from = this.#since.get(shard);
      if (!shards.includes(shard)) this.#since.set(shard, from ?? now);
      else if (from !== undefined) {
        this.#since.delete(shard);
        this.#gaps.push({ shard, from, to: now });
      }
    }
    return this.#isOver;
  }
}

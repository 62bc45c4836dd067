import type { Clock } from '../clock.ts';
import { getShard } from './identity.ts';

/** Discord's limits for starting sessions: https://docs.discord.com/developers/events/gateway#sharding */
export interface StartRules {
  /** Number of shards that `GET /gateway/bot` recommends; 1 by default. */
  readonly shards?: number;
  /**
   * Number of sessions that may start within 5 s, one for each remainder of the shard's number.
   * By default 1 is reported and not enforced.
   */
  readonly maxConcurrency?: number;
  /** Maximum number of servers on a shard before it is refused (4011); 2,500 by default. */
  readonly mostServersAShard?: number;
}

const START_INTERVAL_MS = 5_000;

/** Enforces the limits for starting sessions. */
export class SessionStarts {
  readonly shards: number;
  readonly maxConcurrency: number;
  readonly #most: number;
  readonly #isPaced: boolean;
  readonly #clock: Clock;
  /** Time of the last start in ms since 1970, by the remainder of the shard's number. */
  readonly #last = new Map<number, number>();

  constructor({ shards = 1, maxConcurrency, mostServersAShard = 2_500 }: StartRules, clock: Clock) {
    this.shards = shards;
    this.maxConcurrency = maxConcurrency ?? 1;
    this.#isPaced = maxConcurrency !== undefined;
    this.#most = mostServersAShard;
    this.#clock = clock;
  }

  /** Returns true if the shard would have more servers than Discord allows. */
  tooFew([id, count]: readonly [number, number], servers: readonly string[]): boolean {
    return servers.filter((server) => getShard(server, count) === id).length > this.#most;
  }

  /** Records the start of a session; returns true if it comes too soon after another. */
  tooSoon([id]: readonly [number, number]): boolean {
    const now = this.#clock.now();
    const remainder = id % this.maxConcurrency;
    const last = this.#last.get(remainder);
    if (this.#isPaced && last !== undefined && now < last + START_INTERVAL_MS) return true;
    this.#last.set(remainder, now);
    return false;
  }
}

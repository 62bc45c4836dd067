import type { Clock } from '../clock.ts';
import { getShard } from './identity.ts';

/** What Discord asks of a bot that starts sessions: https://docs.discord.com/developers/events/gateway#sharding */
export interface StartRules {
  /** How many shards `GET /gateway/bot` recommends; 1 unless told. */
  readonly shards?: number;
  /**
   * So many sessions may be started within 5 s, one for each remainder of the shard's number. Unless told 1 is said and
   * nobody is held to it.
   */
  readonly maxConcurrency?: number;
  /** A shard with more servers is refused (4011); 2,500 unless told. */
  readonly mostServersAShard?: number;
}

const START_INTERVAL_MS = 5_000;

/** How sessions may be started, and when they last were. */
export class SessionStarts {
  readonly shards: number;
  readonly maxConcurrency: number;
  readonly #most: number;
  readonly #isPaced: boolean;
  readonly #clock: Clock;
  /** By the remainder of the shard's number, since 1970 in ms. */
  readonly #last = new Map<number, number>();

  constructor({ shards = 1, maxConcurrency, mostServersAShard = 2_500 }: StartRules, clock: Clock) {
    this.shards = shards;
    this.maxConcurrency = maxConcurrency ?? 1;
    this.#isPaced = maxConcurrency !== undefined;
    this.#most = mostServersAShard;
    this.#clock = clock;
  }

  /** Whether a shard would have more servers than Discord allows. */
  tooFew([id, count]: readonly [number, number], servers: readonly string[]): boolean {
    return servers.filter((server) => getShard(server, count) === id).length > this.#most;
  }

  /** Counts the start of a session; whether it comes too soon after another. */
  tooSoon([id]: readonly [number, number]): boolean {
    const now = this.#clock.now();
    const remainder = id % this.maxConcurrency;
    const last = this.#last.get(remainder);
    if (this.#isPaced && last !== undefined && now < last + START_INTERVAL_MS) return true;
    this.#last.set(remainder, now);
    return false;
  }
}

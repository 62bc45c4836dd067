import { LRUCache } from 'lru-cache';

/** Token bucket of a user or a server: its size, and the tokens added per second. */
interface Allowance {
  readonly atOnce: number;
  readonly perSecond: number;
}

/**
 * Limits per user, which no ordinary player reaches. `press`: commands, buttons and menus. `key`: autocomplete requests. `told`: replies
 * saying that a limit was exceeded; beyond it the bot does not reply at all.
 */
const PERSON_LIMITS = {
  press: { atOnce: 60, perSecond: 3 },
  key: { atOnce: 60, perSecond: 10 },
  film: { atOnce: 3, perSecond: 3 / 300 },
  table: { atOnce: 10, perSecond: 1 / 20 },
  code: { atOnce: 6, perSecond: 1 / 60 },
  told: { atOnce: 10, perSecond: 1 },
} as const satisfies Readonly<Record<string, Allowance>>;

/**
 * Limits of all members of a server together, so that it does not delay others: ten members can click at their own limit without a pause.
 */
const SERVER_LIMITS = {
  serverPress: { atOnce: 150, perSecond: 30 },
  serverKey: { atOnce: 200, perSecond: 60 },
  serverFilm: { atOnce: 6, perSecond: 6 / 300 },
  serverTold: { atOnce: 20, perSecond: 5 },
} as const satisfies Readonly<Record<string, Allowance>>;

const LIMITS = { ...PERSON_LIMITS, ...SERVER_LIMITS };

export type LimitName = keyof typeof LIMITS;

/** Maximum number of buckets kept; the least recently used is dropped first. */
const MAX_BUCKETS = 20_000;

/** Tokens left at a time, in ms of the bot's clock. */
interface Bucket {
  readonly count: number;
  readonly at: number;
}

/** Rate limits per user and per server. Kept in memory: a restart refills every bucket. */
export class RateLimits {
  readonly #now: () => number;
  readonly #left = new Map<string, Bucket>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Takes one token; returns false if none is left. */
  take(who: string, what: LimitName): boolean {
    const key = `${what} ${who}`;
    const now = this.#now();
    const count = this.#countAt(key, LIMITS[what], now);
    this.#left.delete(key);
    this.#left.set(key, { count: count < 1 ? count : count - 1, at: now });
    this.#forget(now);
    return count >= 1;
  }

  /** Number of buckets kept. */
  get size(): number {
    return this.#left.size;
  }

  #countAt(key: string, { atOnce, perSecond }: Allowance, now: number): number {
    const left = this.#left.get(key);
    if (!left) return atOnce;
    return Math.min(atOnce, left.count + (Math.max(0, now - left.at) / 1000) * perSecond);
  }

  /** Drops full buckets and those over the maximum, oldest first. */
  #forget(now: number): void {
    for (const key of this.#left.keys()) {
      const allowance = LIMITS[key.slice(0, key.indexOf(' ')) as LimitName];
      const isWhole = this.#countAt(key, allowance, now) >= allowance.atOnce;
      if (!isWhole && this.#left.size <= MAX_BUCKETS) return;
      this.#left.delete(key);
    }
  }
}

/** No limits, for programs that click without end. */
export const unlimited: Pick<RateLimits, 'take'> = { take: () => true };

/** Time in ms for which pictures are left out after a refusal. Otherwise each message would be refused first. */
const LIMITED_FOR_MS = 3_600_000;

/** Maximum number of channels remembered; the oldest is evicted first. */
const MAX_CHANNELS = 10_000;

/**
 * Channels in whose server Discord limits uploads (400001), and the hosts to notify. Kept in memory only: after a restart the limit is
 * discovered again.
 */
export class UploadLimits {
  readonly #now: () => number;
  /** End of the limit in ms since 1970, by channel. */
  readonly #limited = new LRUCache<string, number>({ max: MAX_CHANNELS });
  /** Notification state by channel and host: true once the host has been notified. */
  readonly #hosts = new LRUCache<string, boolean>({ max: MAX_CHANNELS });

  constructor(now: () => number) {
    this.#now = now;
  }

  isLimited(channel: string): boolean {
    return this.#now() < (this.#limited.get(channel) ?? 0);
  }

  /** Records that a file was refused; `host`: the user to notify once. */
  note(channel: string, host: string | null = null): void {
    this.#limited.set(channel, this.#now() + LIMITED_FOR_MS);
    this.owe(channel, host);
  }

  /** Records the host to notify, unless they were notified before. */
  owe(channel: string, host: string | null): void {
    const key = `${channel} ${host}`;
    if (host !== null && !this.#hosts.has(key)) this.#hosts.set(key, false);
  }

  /** Returns whether to notify this user now, and marks them as notified. */
  takeNotice(channel: string, person: string): boolean {
    const key = `${channel} ${person}`;
    if (this.#hosts.get(key) !== false) return false;
    this.#hosts.set(key, true);
    return true;
  }
}

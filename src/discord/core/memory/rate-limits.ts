/** Token bucket of a person or a server: its size, and the tokens added per second. */
interface Allowance {
  readonly atOnce: number;
  readonly perSecond: number;
}

/**
 * So much that nobody who plays ever meets it. `press`: commands, buttons and menus. `key`: what is offered while typing.
 * `told`: being told that it was too much; what is more than that is not answered at all.
 */
const PERSON_LIMITS = {
  press: { atOnce: 60, perSecond: 3 },
  key: { atOnce: 60, perSecond: 10 },
  film: { atOnce: 3, perSecond: 3 / 300 },
  table: { atOnce: 10, perSecond: 1 / 20 },
  told: { atOnce: 10, perSecond: 1 },
} as const satisfies Readonly<Record<string, Allowance>>;

/**
 * Limits of all members of a server together, so that it does not hold up the others: ten of them can press at their own
 * limit without a pause.
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

/** What is left to somebody, as it was then, in ms of the bot's clock. */
interface Bucket {
  readonly count: number;
  readonly at: number;
}

/** Rate limits per person and per server. Kept in memory: a restart refills every bucket. */
export class RateLimits {
  readonly #now: () => number;
  readonly #left = new Map<string, Bucket>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Does one more of that, if they may; false where it would be too much. */
  take(who: string, what: LimitName): boolean {
    const key = `${what} ${who}`;
    const now = this.#now();
    const count = this.#countAt(key, LIMITS[what], now);
    this.#left.delete(key);
    this.#left.set(key, { count: count < 1 ? count : count - 1, at: now });
    this.#forget(now);
    return count >= 1;
  }

  /** How much is remembered. */
  get size(): number {
    return this.#left.size;
  }

  #countAt(key: string, { atOnce, perSecond }: Allowance, now: number): number {
    const left = this.#left.get(key);
    if (!left) return atOnce;
    return Math.min(atOnce, left.count + (Math.max(0, now - left.at) / 1000) * perSecond);
  }

  /** Those who have all of it again, as far as they are the oldest. */
  #forget(now: number): void {
    for (const key of this.#left.keys()) {
      const allowance = LIMITS[key.slice(0, key.indexOf(' ')) as LimitName];
      const isWhole = this.#countAt(key, allowance, now) >= allowance.atOnce;
      if (!isWhole && this.#left.size <= MAX_BUCKETS) return;
      this.#left.delete(key);
    }
  }
}

/** Nobody is held to anything: for programs that press without end. */
export const unlimited: Pick<RateLimits, 'take'> = { take: () => true };

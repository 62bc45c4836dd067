import type { Clock } from '../clock.ts';
import type { RouteReply } from './router.ts';

/** So many requests, so many ms long. */
interface LimitRule {
  readonly most: number;
  readonly ms: number;
}

/** https://docs.discord.com/developers/topics/rate-limits#global-rate-limit */
const BOT: LimitRule = { most: 50, ms: 1_000 };

/** What is seen of Discord; it does not promise any. */
const NEW_MESSAGES: LimitRule = { most: 5, ms: 5_000 };

/** What a rule has counted since the first request after its last end. */
class LimitWindow {
  readonly #rule: LimitRule;
  #begun = Number.NEGATIVE_INFINITY;
  #count = 0;

  constructor(rule: LimitRule) {
    this.#rule = rule;
  }

  /** Counts a request of now; false if it is one too many, which is not counted. */
  take(now: number): boolean {
    if (this.left(now) === 0) this.#count = 0;
    if (this.#count === 0) this.#begun = now;
    if (this.#count >= this.#rule.most) return false;
    this.#count += 1;
    return true;
  }

  /** In how many ms it begins anew. */
  left(now: number): number {
    return Math.max(0, this.#begun + this.#rule.ms - now);
  }

  /** https://docs.discord.com/developers/topics/rate-limits#header-format */
  headers(now: number): Record<string, string> {
    const { most } = this.#rule;
    return {
      'x-ratelimit-limit': String(most),
      'x-ratelimit-remaining': String(most - this.#count),
      'x-ratelimit-reset': ((now + this.left(now)) / 1000).toFixed(3),
      'x-ratelimit-reset-after': (this.left(now) / 1000).toFixed(3),
    };
  }
}

/** What the limits say of a request. */
export interface LimitResult {
  /** How its route stands; none where the route has no limit. */
  readonly headers: Readonly<Record<string, string>>;
  /** The answer to one that has to wait; null if it may pass. */
  readonly refused: RouteReply | null;
}

/** How many requests the bot may make, by the room's clock. */
export class RateLimits {
  readonly #clock: Clock;
  readonly #all = new LimitWindow(BOT);
  /** New messages, by their channel. */
  readonly #channels = new Map<string, LimitWindow>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Counts a request. Those without the bot's token, answers to interactions above all, do not count for the bot.
   * `channel`: where it writes a new message.
   */
  take(isBots: boolean, channel: string | null): LimitResult {
    const now = this.#clock.now();
    if (isBots && !this.#all.take(now))
      return { headers: {}, refused: createTooManyReply('global', this.#all.left(now)) };
    if (channel === null) return { headers: {}, refused: null };
    const own = this.#channels.get(channel) ?? new LimitWindow(NEW_MESSAGES);
    this.#channels.set(channel, own);
    const isFree = own.take(now);
    return { headers: own.headers(now), refused: isFree ? null : createTooManyReply('user', own.left(now)) };
  }
}

/** https://docs.discord.com/developers/topics/rate-limits#exceeding-a-rate-limit */
function createTooManyReply(scope: 'global' | 'user', ms: number): RouteReply {
  const retry_after = ms / 1000;
  const isGlobal = scope === 'global';
  return {
    status: 429,
    json: { message: 'You are being rate limited.', retry_after, global: isGlobal },
    headers: {
      'retry-after': String(Math.ceil(retry_after)),
      'x-ratelimit-scope': scope,
      ...(isGlobal && { 'x-ratelimit-global': 'true' }),
    },
  };
}

import type { Clock } from '../clock.ts';
import type { RouteReply } from './router.ts';

/** Maximum number of requests, and the window's length in ms. */
interface LimitRule {
  readonly most: number;
  readonly ms: number;
}

/** Limit of all requests: https://docs.discord.com/developers/topics/rate-limits#global-rate-limit */
const BOT: LimitRule = { most: 50, ms: 1_000 };

/** Limit of new messages in a channel, as observed; Discord does not document it. */
const NEW_MESSAGES: LimitRule = { most: 5, ms: 5_000 };

/** Fixed-window counter of one rule, begun by the first request after the last window. */
class LimitWindow {
  readonly #rule: LimitRule;
  #begun = Number.NEGATIVE_INFINITY;
  #count = 0;

  constructor(rule: LimitRule) {
    this.#rule = rule;
  }

  /** Counts a request; returns false, without counting it, if it exceeds the limit. */
  take(now: number): boolean {
    if (this.left(now) === 0) this.#count = 0;
    if (this.#count === 0) this.#begun = now;
    if (this.#count >= this.#rule.most) return false;
    this.#count += 1;
    return true;
  }

  /** Returns the ms until the window ends. */
  left(now: number): number {
    return Math.max(0, this.#begun + this.#rule.ms - now);
  }

  /** Returns the headers of the window: https://docs.discord.com/developers/topics/rate-limits#header-format */
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

/** Result of the rate limits for a request. */
export interface LimitResult {
  /** Rate-limit headers of the route; empty if it has no limit. */
  readonly headers: Readonly<Record<string, string>>;
  /** The 429 answer; null if the request may pass. */
  readonly refused: RouteReply | null;
}

/** Rate limits of the bot, by the playground's clock. */
export class RateLimits {
  readonly #clock: Clock;
  readonly #all = new LimitWindow(BOT);
  /** Windows of new messages, by channel. */
  readonly #channels = new Map<string, LimitWindow>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Counts a request.
   * Requests without the bot's token, mainly answers to interactions, do not count. `channel` is the channel of a new message, else null.
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

/** Creates the 429 answer: https://docs.discord.com/developers/topics/rate-limits#exceeding-a-rate-limit */
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

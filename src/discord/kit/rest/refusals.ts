import { DiscordAPIError } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { isUnknownRefusal, RefusedForGoodError } from './failure.ts';

/** Number of times that Discord may refuse one request by a code unknown here; with the growing waits about a minute. */
const MAX_TRIES = 6;

/** Maximum number of requests whose refusals are counted, and how long after the last one, in ms. */
const MAX_COUNTED = 1_000;
const COUNTED_FOR = 86_400_000;

/** A request that is not made again. */
export interface Dropped {
  readonly method: string;
  /** `/channels/1300…301/messages` */
  readonly path: string;
  readonly code: number | string;
}

/**
 * Counts refusals by codes unknown here. Discord adds codes, and some refusals pass: so each request is tried a few times
 * before its refusal becomes a {@link RefusedForGoodError}.
 */
export class Refusals {
  readonly #counts = new LRUCache<string, number>({ max: MAX_COUNTED, ttl: COUNTED_FOR });

  /** Runs a request. `key` tells apart what is sent by the same route. */
  async counted<T>(key: string, requesting: () => Promise<T>): Promise<T> {
    try {
      const answer = await requesting();
      this.#counts.delete(key);
      return answer;
    } catch (error) {
      throw error instanceof DiscordAPIError && isUnknownRefusal(error) ? this.#count(key, error) : error;
    }
  }

  #count(key: string, error: DiscordAPIError): Error {
    const count = (this.#counts.get(key) ?? 0) + 1;
    if (count < MAX_TRIES) {
      this.#counts.set(key, count);
      return error;
    }
    this.#counts.delete(key);
    return new RefusedForGoodError(error);
  }
}

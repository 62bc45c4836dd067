import { DiscordAPIError, type REST, type RequestData, type RouteLike } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { classifyFailure, getErrorCode, isUnknownRefusal, RefusedForGoodError } from './failure.ts';

/** Methods of the REST client that post to channels. */
export type RestClient = Pick<REST, 'get' | 'post' | 'patch' | 'delete'>;

/** Minimum setback of the machine's clock, in ms, that matters. */
const CLOCK_SET_BACK_MS = 2_000;

/**
 * Requests about channels. They are refused while another process holds the leases, and dropped if Discord refuses them each time.
 * discord.js stores the end of a rate limit by the machine's clock, and would wait an hour more if that was set back an hour. A new client
 * then takes over, and requests that wait in the old one fail and are retried.
 */
export class ChannelRequests implements RestClient {
  readonly #make: (check: () => void) => REST;
  readonly #mayTell: () => boolean;
  readonly #dropped: (dropped: DroppedRequest, error: unknown) => void;
  readonly #refusals = new RefusalCounter();
  #rest: REST;
  #ahead = measureClockOffset();

  /**
   * `make` returns a client that calls `check` before it waits for a rate limit; `check` throws if it must not wait. `mayTell` returns
   * whether this process may make requests now; a refused request is retried later. `dropped` is called with each request that Discord will
   * never accept.
   */
  constructor(
    make: (check: () => void) => REST,
    mayTell: () => boolean = () => true,
    dropped: (dropped: DroppedRequest, error: unknown) => void = () => {},
  ) {
    this.#make = make;
    this.#mayTell = mayTell;
    this.#dropped = dropped;
    this.#rest = this.#opened();
  }

  get(route: RouteLike, options?: RequestData): Promise<unknown> {
    return this.#request((rest) => rest.get(route, options));
  }

  post(route: RouteLike, options?: RequestData): Promise<unknown> {
    return this.#counted('POST', route, options, (rest) => rest.post(route, options));
  }

  patch(route: RouteLike, options?: RequestData): Promise<unknown> {
    return this.#counted('PATCH', route, options, (rest) => rest.patch(route, options));
  }

  delete(route: RouteLike, options?: RequestData): Promise<unknown> {
    return this.#counted('DELETE', route, options, (rest) => rest.delete(route, options));
  }

  /** Sets the maximum number of requests per second. */
  allow(requestsPerSecond: number): void {
    this.#rest.options.globalRequestsPerSecond = requestsPerSecond;
  }

  /** Makes a request and counts its refusals. Reads are not counted: their callers handle refusals. */
  async #counted(
    method: string,
    path: string,
    { body }: RequestData = {},
    request: (rest: REST) => Promise<unknown>,
  ): Promise<unknown> {
    try {
      return await this.#refusals.counted(`${method} ${path} ${getBodyKey(body)}`, () =>
        this.#request(request),
      );
    } catch (error) {
      if (classifyFailure(error) === 'unsendable')
        this.#dropped({ method, path, code: getErrorCode(error) ?? '' }, error);
      throw error;
    }
  }

  async #request(request: (rest: REST) => Promise<unknown>): Promise<unknown> {
    if (!this.#mayTell()) throw new Error('The leases of this process have ended');
    return await request(this.#current());
  }

  #opened(): REST {
    const made: REST = this.#make(() => {
      if (this.#current() !== made) throw new Error('The clock of this machine was set back');
    });
    return made;
  }

  /** Returns the client, a new one after the clock was set back. */
  #current(): REST {
    const before = this.#ahead;
    this.#ahead = measureClockOffset();
    if (this.#ahead < before - CLOCK_SET_BACK_MS) {
      this.#rest.clearHashSweeper();
      this.#rest.clearHandlerSweeper();
      this.#rest = this.#opened();
    }
    return this.#rest;
  }
}

/** Returns a key for the body of a request: the nonce of a message, or the recipient of a direct message. */
function getBodyKey(body: unknown): string {
  const { nonce, recipient_id: recipient } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return String(nonce ?? recipient ?? '');
}

/** Returns by how many ms the wall clock is ahead of the process's monotonic clock. */
function measureClockOffset(): number {
  return Date.now() - performance.now();
}

/** Maximum number of refusals of one request by an unknown code; with the growing delays about a minute. */
const MAX_TRIES = 6;

/** Maximum number of requests whose refusals are counted, and how long after the last one, in ms. */
const MAX_COUNTED = 1_000;
const COUNT_TTL_MS = 86_400_000;

/** A request that is not made again. */
export interface DroppedRequest {
  readonly method: string;
  /** Path of the request: `/channels/1300…301/messages` */
  readonly path: string;
  readonly code: number | string;
}

/**
 * Counts refusals by codes unknown here. Discord adds codes, and some refusals are temporary, so each request is tried a few times before
 * its refusal becomes a {@link RefusedForGoodError}.
 */
export class RefusalCounter {
  readonly #counts = new LRUCache<string, number>({ max: MAX_COUNTED, ttl: COUNT_TTL_MS });

  /** Runs a request. `key` distinguishes requests on the same route. */
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

import type { REST, RequestData, RouteLike } from 'discord.js';
import { codeOf, failureOf } from './failure.ts';
import { type Dropped, Refusals } from './refusals.ts';

/** The part of Discord's REST interface that the channels are told by. */
export type Requests = Pick<REST, 'get' | 'post' | 'patch' | 'delete'>;

/** How often the machine's clock is looked at, in ms of a clock that nobody sets. */
const TICK = 1_000;
/** By how many ms it has to be set back to matter. */
const BACK = 2_000;

/**
 * Discord's REST interface for a machine whose clock may be set back. discord.js remembers by that clock until when a
 * limit holds: set back by an hour, it would wait for an hour. When that happens all requests under way are given up,
 * to be tried again as after any passing failure, and what is remembered of limits is forgotten.
 */
export class SteadyRest implements Requests {
  readonly #make: () => REST;
  readonly #timer: NodeJS.Timeout;
  readonly #mayTell: () => boolean;
  readonly #dropped: (dropped: Dropped, error: unknown) => void;
  readonly #refusals = new Refusals();
  #rest: REST;
  /** Gives up each request that is under way. */
  readonly #givingUp = new Set<() => void>();
  #apart = apart();

  /**
   * `mayTell`: whether this process may make requests now; what it may not is to be tried again. `dropped`: is told of each
   * request that Discord will never take.
   */
  constructor(
    make: () => REST,
    mayTell: () => boolean = () => true,
    dropped: (dropped: Dropped, error: unknown) => void = () => {},
  ) {
    this.#make = make;
    this.#mayTell = mayTell;
    this.#dropped = dropped;
    this.#rest = make();
    this.#timer = setInterval(() => this.#tick(), TICK).unref();
  }

  get(route: RouteLike, options: RequestData = {}): Promise<unknown> {
    return this.#request((rest, signal) => rest.get(route, { ...options, signal }));
  }

  post(route: RouteLike, options: RequestData = {}): Promise<unknown> {
    return this.#judged('POST', route, options, (rest, signal) => rest.post(route, { ...options, signal }));
  }

  patch(route: RouteLike, options: RequestData = {}): Promise<unknown> {
    return this.#judged('PATCH', route, options, (rest, signal) => rest.patch(route, { ...options, signal }));
  }

  delete(route: RouteLike, options: RequestData = {}): Promise<unknown> {
    return this.#judged('DELETE', route, options, (rest, signal) =>
      rest.delete(route, { ...options, signal }),
    );
  }

  /** So many requests a second are made from now on. */
  allow(requestsPerSecond: number): void {
    this.#rest.options.globalRequestsPerSecond = requestsPerSecond;
  }

  /** Looks at the clock no more. */
  close(): void {
    clearInterval(this.#timer);
  }

  /** Reads are not counted: their callers handle refusals. */
  async #judged(method: string, path: string, { body }: RequestData, asking: Asking): Promise<unknown> {
    try {
      return await this.#refusals.counted(`${method} ${path} ${nameIn(body)}`, () => this.#request(asking));
    } catch (error) {
      if (failureOf(error) === 'unsendable')
        this.#dropped({ method, path, code: codeOf(error) ?? '' }, error);
      throw error;
    }
  }

  /** Each with a signal of its own: discord.js listens to it from then on, and never stops. */
  async #request(asking: Asking): Promise<unknown> {
    this.#tick();
    if (!this.#mayTell()) throw new Error('The leases of this process have ended');
    const own = new AbortController();
    let giveUp = () => {};
    const setBack = new Promise<never>((_, reject) => {
      giveUp = () => {
        reject(new Error('The clock of this machine was set back'));
        own.abort();
      };
    });
    this.#givingUp.add(giveUp);
    return await Promise.race([asking(this.#rest, own.signal), setBack]).finally(() =>
      this.#givingUp.delete(giveUp),
    );
  }

  #tick(): void {
    const now = apart();
    const isBack = now < this.#apart - BACK;
    this.#apart = now;
    if (!isBack) return;
    this.#rest = this.#make();
    for (const giveUp of [...this.#givingUp]) giveUp();
  }
}

type Asking = (rest: REST, signal: AbortSignal) => Promise<unknown>;

/** Returns a key for the body of a request: the nonce of a message, or the recipient of a direct message. */
function nameIn(body: unknown): string {
  const { nonce, recipient_id: recipient } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return String(nonce ?? recipient ?? '');
}

/** How far apart the clock of the day and the one that nobody sets are, in ms. */
function apart(): number {
  return Date.now() - performance.now();
}

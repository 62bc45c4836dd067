import type { REST, RequestData, RouteLike } from 'discord.js';
import { codeOf, failureOf } from './failure.ts';
import { type Dropped, Refusals } from './refusals.ts';

/** Methods of the REST client that post to channels. */
export type Requests = Pick<REST, 'get' | 'post' | 'patch' | 'delete'>;

/** Requests about channels: refused while another process serves them, and given up where Discord refuses them each time. */
export class ChannelRequests implements Requests {
  readonly #rest: REST;
  readonly #mayTell: () => boolean;
  readonly #dropped: (dropped: Dropped, error: unknown) => void;
  readonly #refusals = new Refusals();

  /**
   * `mayTell` says whether this process may make requests now; one that it may not make is tried again later. `dropped` is called
   * with each request that Discord will never take.
   */
  constructor(
    rest: REST,
    mayTell: () => boolean = () => true,
    dropped: (dropped: Dropped, error: unknown) => void = () => {},
  ) {
    this.#rest = rest;
    this.#mayTell = mayTell;
    this.#dropped = dropped;
  }

  get(route: RouteLike, options?: RequestData): Promise<unknown> {
    return this.#request(() => this.#rest.get(route, options));
  }

  post(route: RouteLike, options?: RequestData): Promise<unknown> {
    return this.#counted('POST', route, options, () => this.#rest.post(route, options));
  }

  patch(route: RouteLike, options?: RequestData): Promise<unknown> {
    return this.#counted('PATCH', route, options, () => this.#rest.patch(route, options));
  }

  delete(route: RouteLike, options?: RequestData): Promise<unknown> {
    return this.#counted('DELETE', route, options, () => this.#rest.delete(route, options));
  }

  /** Sets how many requests a second are made from now on. */
  allow(requestsPerSecond: number): void {
    this.#rest.options.globalRequestsPerSecond = requestsPerSecond;
  }

  /** Reads are not counted: their callers handle refusals. */
  async #counted(
    method: string,
    path: string,
    { body }: RequestData = {},
    request: () => Promise<unknown>,
  ): Promise<unknown> {
    try {
      return await this.#refusals.counted(`${method} ${path} ${nameIn(body)}`, () => this.#request(request));
    } catch (error) {
      if (failureOf(error) === 'unsendable')
        this.#dropped({ method, path, code: codeOf(error) ?? '' }, error);
      throw error;
    }
  }

  async #request(request: () => Promise<unknown>): Promise<unknown> {
    if (!this.#mayTell()) throw new Error('The leases of this process have ended');
    return await request();
  }
}

/** Returns a key for the body of a request: the nonce of a message, or the recipient of a direct message. */
function nameIn(body: unknown): string {
  const { nonce, recipient_id: recipient } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return String(nonce ?? recipient ?? '');
}

import { z } from 'zod';
import type { Clock } from './clock.ts';
import type { Gateway } from './gateway/gateway.ts';

/** What goes wrong with one request. */
export type Fault =
  | { readonly kind: '429' /** Seconds. */; readonly retryAfter: number }
  | { readonly kind: '502'; readonly write: 'before' | 'after' }
  | {
      readonly kind: 'hang' /** Whether the request is carried out first; if absent it is not. */;
      readonly write?: 'before' | 'after';
    };

/** Which request: `path` is tried on what follows `/api/v10`, `/channels/1300…301/messages` for one. */
export interface Match {
  readonly method?: string | undefined;
  readonly path?: RegExp | undefined;
}

type EventFault =
  | { readonly kind: 'drop' }
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'replay' };

/** Switches that make the room as bad as the network. Each works once and is then used up. */
export class Faults {
  readonly #clock: Clock;
  readonly #gateway: Gateway;
  readonly #requests: { readonly match: Match; readonly fault: Fault }[] = [];
  readonly #events: EventFault[] = [];

  constructor(clock: Clock, gateway: Gateway) {
    this.#clock = clock;
    this.#gateway = gateway;
  }

  /** Spoils the next request that matches. */
  next(match: Match, fault: Fault): void {
    this.#requests.push({ match, fault });
  }

  /** What happens to the next INTERACTION_CREATE: it is lost, comes `ms` later, or comes twice. */
  readonly events = {
    drop: (): void => void this.#events.push({ kind: 'drop' }),
    late: (ms: number): void => void this.#events.push({ kind: 'late', ms }),
    replay: (): void => void this.#events.push({ kind: 'replay' }),
  };

  /** Closes the Gateway connections of a shard, or all, with this code; 4000 can be resumed. */
  closeSession(code: number, shard?: number): void {
    this.#gateway.closeAll(code, shard);
  }

  /** Asks the sessions of a shard, or all, to reconnect (op 7). */
  reconnect(shard?: number): void {
    this.#gateway.reconnectAll(shard);
  }

  /** Calls the sessions of a shard, or all, invalid (op 9). */
  invalidSession(resumable: boolean, shard?: number): void {
    this.#gateway.invalidateAll(resumable, shard);
  }

  /** The servers are out of reach for a moment; `left`: it is said that the bot has left them, which is not so. */
  outage(said: 'unavailable' | 'left' = 'unavailable'): void {
    this.#gateway.outage(said);
  }

  /** Takes the fault that this request runs into. */
  take(method: string, path: string): Fault | null {
    const index = this.#requests.findIndex(
      ({ match }) => (match.method ?? method).toUpperCase() === method && (match.path?.test(path) ?? true),
    );
    return index < 0 ? null : this.#requests.splice(index, 1)[0]!.fault;
  }

  /** Lets an event out, or not, as the next switch says. */
  release(send: () => void): void {
    const fault = this.#events.shift();
    if (fault === undefined || fault.kind === 'replay') send();
    if (fault?.kind === 'replay') send();
    if (fault?.kind === 'late') this.#clock.at(this.#clock.now() + fault.ms, send);
  }
}

const shard = { shard: z.number().optional() };

const match = { method: z.string().optional(), path: z.string().optional() };

const requested = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('429'), retryAfter: z.number(), ...match }),
  z.strictObject({ kind: z.literal('502'), write: z.enum(['before', 'after']), ...match }),
  z.strictObject({ kind: z.literal('hang'), write: z.enum(['before', 'after']).optional(), ...match }),
  z.strictObject({ kind: z.enum(['drop', 'replay']) }),
  z.strictObject({ kind: z.literal('reconnect'), ...shard }),
  z.strictObject({ kind: z.literal('late'), ms: z.number() }),
  z.strictObject({ kind: z.literal('close'), code: z.number(), ...shard }),
  z.strictObject({ kind: z.literal('invalid'), resumable: z.boolean(), ...shard }),
]);

/**
 * `POST /playground/faults` with JSON sets the same switches from outside:
 *
 * ```
 * {"kind":"429","retryAfter":2,"method":"POST","path":"messages$"}
 * {"kind":"502","write":"after"}   {"kind":"hang"}
 * {"kind":"drop"}   {"kind":"replay"}   {"kind":"late","ms":4000}
 * {"kind":"close","code":4000}   {"kind":"reconnect"}   {"kind":"invalid","resumable":false,"shard":3}
 * ```
 *
 * @throws ZodError if it is none of these
 */
export function setFault(faults: Faults, json: unknown) {
  const wish = requested.parse(json);
  switch (wish.kind) {
    case '429':
    case '502':
    case 'hang': {
      const { method, path, ...fault } = wish;
      return faults.next({ method, path: path === undefined ? undefined : new RegExp(path) }, fault as Fault);
    }
    case 'late':
      return faults.events.late(wish.ms);
    case 'drop':
      return faults.events.drop();
    case 'replay':
      return faults.events.replay();
    case 'reconnect':
      return faults.reconnect(wish.shard);
    case 'close':
      return faults.closeSession(wish.code, wish.shard);
    case 'invalid':
      return faults.invalidSession(wish.resumable, wish.shard);
  }
}

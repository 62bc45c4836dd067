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
    }
  | RefuseFault;

/** Refuses requests with any code of Discord's, known here or not. */
interface RefuseFault {
  readonly kind: 'refuse';
  readonly code: number;
  /** HTTP status; that of the code where it is known here, else 400. */
  readonly status?: number | undefined;
  readonly message?: string | undefined;
  /** Number of requests refused, 1 unless told; infinity: all until {@link Faults.clear}. */
  readonly times?: number | undefined;
}

/** Which request: `path` is tried on what follows `/api/v10`, `/channels/1300…301/messages` for one. */
export interface RequestMatch {
  readonly method?: string | undefined;
  readonly path?: RegExp | undefined;
}

type EventFault =
  | { readonly kind: 'drop' }
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'replay' };

/** Switches that make the room as bad as the network. Each works once and is then used up, but for refusals with `times`. */
export class Faults {
  readonly #clock: Clock;
  readonly #gateway: Gateway;
  readonly #requests: { readonly match: RequestMatch; readonly fault: Fault; left: number }[] = [];
  readonly #events: EventFault[] = [];

  constructor(clock: Clock, gateway: Gateway) {
    this.#clock = clock;
    this.#gateway = gateway;
  }

  /** Spoils the next request that matches. */
  next(match: RequestMatch, fault: Fault): void {
    const times = fault.kind === 'refuse' ? (fault.times ?? 1) : 1;
    this.#requests.push({ match, fault, left: times });
  }

  /** Takes back every fault of a request that is not used up. */
  clear(): void {
    this.#requests.length = 0;
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
    const found = this.#requests[index];
    if (found === undefined) return null;
    found.left -= 1;
    if (found.left <= 0) this.#requests.splice(index, 1);
    return found.fault;
  }

  /** Lets an event out, or not, as the next switch says. */
  release(send: () => void): void {
    const fault = this.#events.shift();
    if (fault === undefined || fault.kind === 'replay') send();
    if (fault?.kind === 'replay') send();
    if (fault?.kind === 'late') this.#clock.at(this.#clock.now() + fault.ms, send);
  }
}

const shardShape = { shard: z.number().optional() };

const matchShape = { method: z.string().optional(), path: z.string().optional() };

const faultSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('429'), retryAfter: z.number(), ...matchShape }),
  z.strictObject({ kind: z.literal('502'), write: z.enum(['before', 'after']), ...matchShape }),
  z.strictObject({ kind: z.literal('hang'), write: z.enum(['before', 'after']).optional(), ...matchShape }),
  z.strictObject({
    kind: z.literal('refuse'),
    code: z.number().int(),
    status: z.number().int().min(400).max(499).optional(),
    message: z.string().optional(),
    times: z.union([z.number().int().min(1), z.literal('always')]).optional(),
    ...matchShape,
  }),
  z.strictObject({ kind: z.enum(['drop', 'replay', 'clear']) }),
  z.strictObject({ kind: z.literal('reconnect'), ...shardShape }),
  z.strictObject({ kind: z.literal('late'), ms: z.number() }),
  z.strictObject({ kind: z.literal('close'), code: z.number(), ...shardShape }),
  z.strictObject({ kind: z.literal('invalid'), resumable: z.boolean(), ...shardShape }),
]);

/**
 * `POST /playground/faults` with JSON sets the same switches from outside:
 *
 * ```
 * {"kind":"429","retryAfter":2,"method":"POST","path":"messages$"}
 * {"kind":"502","write":"after"}   {"kind":"hang"}
 * {"kind":"refuse","code":240000,"status":400,"times":"always","method":"POST","path":"messages$"}   {"kind":"clear"}
 * {"kind":"drop"}   {"kind":"replay"}   {"kind":"late","ms":4000}
 * {"kind":"close","code":4000}   {"kind":"reconnect"}   {"kind":"invalid","resumable":false,"shard":3}
 * ```
 *
 * @throws ZodError if it is none of these
 */
export function setFault(faults: Faults, json: unknown) {
  const wish = faultSchema.parse(json);
  switch (wish.kind) {
    case '429':
    case '502':
    case 'hang': {
      const { method, path, ...fault } = wish;
      return faults.next(createMatch(method, path), fault as Fault);
    }
    case 'refuse': {
      const { method, path, times, ...fault } = wish;
      return faults.next(createMatch(method, path), {
        ...fault,
        times: times === 'always' ? Number.POSITIVE_INFINITY : times,
      });
    }
    case 'clear':
      return faults.clear();
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

function createMatch(method: string | undefined, path: string | undefined): RequestMatch {
  return { method, path: path === undefined ? undefined : new RegExp(path) };
}

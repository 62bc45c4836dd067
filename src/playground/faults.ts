import { z } from 'zod';
import type { Clock } from './clock.ts';
import type { Gateway } from './gateway/gateway.ts';

/** Failure of one request. */
export type Fault =
  | { readonly kind: '429' /** Seconds. */; readonly retryAfter: number }
  | { readonly kind: '502'; readonly write: 'before' | 'after' }
  | {
      readonly kind: 'hang' /** Point at which the request is carried out; it is not if absent. */;
      readonly write?: 'before' | 'after';
    }
  | RefuseFault;

/** Refuses requests with any code of Discord's, known here or not. */
interface RefuseFault {
  readonly kind: 'refuse';
  readonly code: number;
  /** HTTP status; defaults to that of a known code, else 400. */
  readonly status?: number | undefined;
  readonly message?: string | undefined;
  /** Number of requests refused, 1 by default; infinity refuses all until {@link Faults.clear}. */
  readonly times?: number | undefined;
}

/** Selects requests. `path` is matched against the part after `/api/v10`, e.g. `/channels/1300…301/messages`. */
export interface RequestMatch {
  readonly method?: string | undefined;
  readonly path?: RegExp | undefined;
}

type EventFault =
  | { readonly kind: 'drop' }
  | { readonly kind: 'late'; readonly ms: number }
  | { readonly kind: 'replay' };

/** Switches that simulate network and API failures. Each works once, except refusals with `times`. */
export class Faults {
  readonly #clock: Clock;
  readonly #gateway: Gateway;
  readonly #requests: { readonly match: RequestMatch; readonly fault: Fault; left: number }[] = [];
  readonly #events: EventFault[] = [];

  constructor(clock: Clock, gateway: Gateway) {
    this.#clock = clock;
    this.#gateway = gateway;
  }

  /** Makes the next matching request fail. */
  next(match: RequestMatch, fault: Fault): void {
    const times = fault.kind === 'refuse' ? (fault.times ?? 1) : 1;
    this.#requests.push({ match, fault, left: times });
  }

  /** Removes every request fault that is not used up. */
  clear(): void {
    this.#requests.length = 0;
  }

  /** Faults of the next INTERACTION_CREATE: lost, delayed by `ms`, or sent twice. */
  readonly events = {
    drop: (): void => void this.#events.push({ kind: 'drop' }),
    late: (ms: number): void => void this.#events.push({ kind: 'late', ms }),
    replay: (): void => void this.#events.push({ kind: 'replay' }),
  };

  /** Closes the Gateway connections of one shard, or all, with this code; a session closed with 4000 can be resumed. */
  closeSession(code: number, shard?: number): void {
    this.#gateway.closeAll(code, shard);
  }

  /** Asks the sessions of one shard, or all, to reconnect (op 7). */
  reconnect(shard?: number): void {
    this.#gateway.reconnectAll(shard);
  }

  /** Invalidates the sessions of one shard, or all (op 9). */
  invalidSession(resumable: boolean, shard?: number): void {
    this.#gateway.invalidateAll(resumable, shard);
  }

  /** Reports the servers as unavailable for a moment, or with `left` wrongly reports that the bot has left them. */
  outage(said: 'unavailable' | 'left' = 'unavailable'): void {
    this.#gateway.outage(said);
  }

  /** Takes the fault that applies to this request. */
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

  /** Sends an event, subject to the next event fault. */
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
 * Sets the same faults from `POST /playground/faults` with JSON:
 * ```
 * {"kind":"429","retryAfter":2,"method":"POST","path":"messages$"}
 * {"kind":"502","write":"after"}
 * {"kind":"hang"}
 * {"kind":"refuse","code":240000,"status":400,"times":"always","method":"POST","path":"messages$"}
 * {"kind":"clear"}
 * {"kind":"drop"}
 * {"kind":"replay"}
 * {"kind":"late","ms":4000}
 * {"kind":"close","code":4000}
 * {"kind":"reconnect"}
 * {"kind":"invalid","resumable":false,"shard":3}
 * ```
 * @throws ZodError for any other JSON
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

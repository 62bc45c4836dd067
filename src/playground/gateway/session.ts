import type { WebSocket } from 'ws';
import type { Identity } from './identity.ts';

/** Gateway opcodes: https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway-opcodes */
export const OP = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  presence: 3,
  resume: 6,
  reconnect: 7,
  members: 8,
  invalid: 9,
  hello: 10,
  ack: 11,
} as const;

/** An event as it was sent. */
interface DispatchedEvent {
  readonly op: typeof OP.dispatch;
  readonly t: string;
  readonly s: number;
  readonly d: unknown;
}

const MAX_KEPT_EVENTS = 1000;

/** One client's session. It outlives its connection, so that missed events can be sent again. */
export class Session {
  readonly id: string;
  readonly identity: Identity;
  socket: WebSocket | null;
  #seq = 0;
  #sent: DispatchedEvent[] = [];

  constructor(id: string, identity: Identity, socket: WebSocket) {
    this.id = id;
    this.identity = identity;
    this.socket = socket;
  }

  get seq(): number {
    return this.#seq;
  }

  /** Sends an event, or keeps it until the client resumes. */
  dispatch(t: string, d: unknown): void {
    this.#seq += 1;
    const event = { op: OP.dispatch, t, s: this.#seq, d };
    this.#sent = [...this.#sent, event].slice(-MAX_KEPT_EVENTS);
    this.socket?.send(JSON.stringify(event));
  }

  /** Sends every event after `seq` again, then RESUMED. https://docs.discord.com/developers/events/gateway#resuming */
  resume(socket: WebSocket, seq: number): void {
    this.socket = socket;
    for (const event of this.#sent.filter(({ s }) => s > seq)) socket.send(JSON.stringify(event));
    this.dispatch('RESUMED', { _trace: [] });
  }
}

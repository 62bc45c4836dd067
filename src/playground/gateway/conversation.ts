import { randomBytes } from 'node:crypto';
import type { RawData, WebSocket } from 'ws';
import { Field } from '../checks/field.ts';
import type { Clock } from '../clock.ts';
import { parseIdentity } from './identity.ts';
import { OP, Session } from './session.ts';
import type { SessionStarts } from './session-starts.ts';

const MAX_SENDS = 120;

const WINDOW_MS = 60_000;

/** Rate limit for a client's payloads: https://docs.discord.com/developers/events/gateway#rate-limiting */
class SendRate {
  #sent: readonly number[] = [];

  /** Counts a payload; returns true if it exceeds the limit per minute. */
  exceededAt(now: number): boolean {
    this.#sent = [...this.#sent.filter((at) => at > now - WINDOW_MS), now];
    return this.#sent.length > MAX_SENDS;
  }
}

/** Maximum size of a client's payload: https://docs.discord.com/developers/events/gateway#sending-events */
const MAX_PAYLOAD_BYTES = 4096;

const HEARTBEAT_MS = 41_250;

/** Parts of the Gateway that a conversation needs. */
export interface ConversationHost {
  readonly token: string;
  readonly clock: Clock;
  readonly sessions: Map<string, Session>;
  readonly starts: SessionStarts;
  /** True if the bot may use privileged intents. */
  readonly isPrivileged: boolean;
  /** Lists the ids of the servers the bot is on. */
  servers(): readonly string[];
  /** Called when a client has identified. */
  welcome(session: Session): void;
  /** Called when a client requests members of a server. */
  sendMembers(session: Session, request: Field): void;
  /** Called when a client has resumed. */
  returned(): void;
  /** Called when a client has disconnected; it may resume for a while. */
  left(session: Session): void;
}

/** Close codes after which a session cannot be resumed. */
export const ENDING_CODES: ReadonlySet<number> = new Set([
  1000, 1001, 4004, 4007, 4009, 4010, 4011, 4012, 4013, 4014,
]);

/** One connection to the Gateway: reads the client's payloads and answers them. */
export class Conversation {
  readonly #socket: WebSocket;
  readonly #host: ConversationHost;
  readonly #pace = new SendRate();
  #session: Session | null = null;

  constructor(socket: WebSocket, host: ConversationHost) {
    this.#socket = socket;
    this.#host = host;
    socket.on('message', (data) => this.#hear(data));
    socket.on('close', (code) => this.#leave(code));
    socket.on('error', () => socket.terminate());
    this.#say(OP.hello, { heartbeat_interval: HEARTBEAT_MS, _trace: [] });
  }

  #say(op: number, d: unknown): void {
    this.#socket.send(JSON.stringify({ op, d, s: null, t: null }));
  }

  #hear(data: RawData) {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#pace.exceededAt(this.#host.clock.now())) return this.#socket.close(4008, 'Rate limited.');
    const payload = parsePayload(data);
    if (payload === null) return this.#socket.close(4002, 'Error while decoding payload.');
    if (payload.op === OP.heartbeat) return this.#say(OP.ack, null);
    if (payload.op === OP.identify) return this.#identify(Field.root(payload.d));
    if (payload.op === OP.resume) return this.#resume(Field.root(payload.d));
    if (this.#session === null) return this.#socket.close(4003, 'Not authenticated.');
    if (payload.op === OP.members) return this.#host.sendMembers(this.#session, Field.root(payload.d));
    if (payload.op !== OP.presence) this.#socket.close(4001, 'Unknown opcode.');
  }

  #identify(d: Field) {
    if (this.#session !== null && this.#host.sessions.has(this.#session.id))
      return this.#socket.close(4005, 'Already authenticated.');
    if (d.at('properties').object() === undefined)
      return this.#socket.close(4002, 'Error while decoding payload.');
    if (removeBotPrefix(d.at('token').value) !== this.#host.token)
      return this.#socket.close(4004, 'Authentication failed.');
    const identity = parseIdentity(d, this.#host.isPrivileged);
    if (typeof identity === 'number') return this.#socket.close(identity);
    const { starts, servers } = this.#host;
    if (starts.tooFew(identity.shard, servers())) return this.#socket.close(4011, 'Sharding required.');
    if (starts.tooSoon(identity.shard)) return this.#say(OP.invalid, false);
    this.#session = new Session(randomBytes(16).toString('hex'), identity, this.#socket);
    this.#host.welcome(this.#session);
  }

  #resume(d: Field) {
    if (removeBotPrefix(d.at('token').value) !== this.#host.token)
      return this.#socket.close(4004, 'Authentication failed.');
    const session = this.#host.sessions.get(String(d.at('session_id').value));
    const seq = Number(d.at('seq').value);
    if (session === undefined) return this.#say(OP.invalid, false);
    if (seq > session.seq) return this.#socket.close(4007, 'Invalid seq.');
    this.#session = session;
    session.resume(this.#socket, seq);
    this.#host.returned();
  }

  #leave(code: number): void {
    const session = this.#session;
    if (session === null || session.socket !== this.#socket) return;
    session.socket = null;
    if (ENDING_CODES.has(code)) this.#host.sessions.delete(session.id);
    this.#host.left(session);
  }
}

const removeBotPrefix = (token: unknown): string => String(token).replace(/^(Bot|Bearer)\s+/i, '');

/** A payload from a client. */
interface Payload {
  readonly op: number;
  readonly d: unknown;
}

/** Parses a client's payload; null if it is too long or malformed. */
function parsePayload(data: RawData): Payload | null {
  const text = data.toString();
  if (Buffer.byteLength(text) > MAX_PAYLOAD_BYTES) return null;
  try {
    const payload: unknown = JSON.parse(text);
    return typeof payload === 'object' && payload !== null && 'op' in payload ? (payload as Payload) : null;
  } catch {
    return null;
  }
}

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type APIUser, GatewayIntentBits } from 'discord-api-types/v10';
import { WebSocketServer } from 'ws';
import type { Clock } from '../clock.ts';
import { guildCreateOf } from '../world/guild.ts';
import { APPLICATION_ID, GUILD_ID } from '../world/ids.ts';
import type { World } from '../world/world.ts';
import type { Host } from './conversation.ts';
import { Conversation, ENDING } from './conversation.ts';
import type { GatewayEvent } from './events.ts';
import { eventsOf } from './events.ts';
import { OP, type Session } from './session.ts';

/** Discord does not say how long a session waits for its client; this is about what is seen. */
const RESUMABLE_MS = 5 * 60_000;

/** Gateway v10: https://docs.discord.com/developers/events/gateway */
export class Gateway {
  readonly #world: World;
  readonly #clock: Clock;
  readonly #host: Host;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });
  readonly #sessions = new Map<string, Session>();
  /** `ws://…/gateway`, set once the port is known. */
  address = '';

  constructor(world: World, token: string, clock: Clock) {
    this.#world = world;
    this.#clock = clock;
    const returned = () => world.tell({ kind: 'gateway' });
    this.#host = {
      token,
      clock,
      sessions: this.#sessions,
      welcome: this.#welcome,
      returned,
      left: this.#left,
    };
    world.on((change) => {
      for (const event of eventsOf(world, change)) this.#broadcast(event);
    });
  }

  /** How many clients are connected. */
  get connected(): number {
    return this.#live().length;
  }

  /** Takes over a connection that asked for the Gateway. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (connection) => {
      const version = new URL(request.url ?? '', 'http://127.0.0.1').searchParams.get('v') ?? '10';
      if (version !== '10') return connection.close(4012, 'Invalid API version');
      new Conversation(connection, this.#host);
    });
  }

  /** Sends an interaction to the session whose shard the guild belongs to, or that has the direct messages. */
  dispatchInteraction(payload: object): void {
    const event = { intent: 0, t: 'INTERACTION_CREATE', d: payload };
    this.#broadcast('guild_id' in payload ? event : { ...event, isDirect: true });
  }

  closeAll(code: number): void {
    for (const session of this.#live()) {
      session.socket?.close(code);
      session.socket = null;
      if (ENDING.has(code)) this.#sessions.delete(session.id);
      this.#left(session);
    }
  }

  reconnectAll(): void {
    for (const session of this.#live()) session.socket?.send(JSON.stringify({ op: OP.reconnect, d: null }));
  }

  invalidateAll(resumable: boolean): void {
    for (const session of this.#live()) {
      if (!resumable) this.#sessions.delete(session.id);
      session.socket?.send(JSON.stringify({ op: OP.invalid, d: resumable }));
    }
  }

  /** Says that the server cannot be reached, or that the bot has left it, and at once that it is there again. */
  outage(said: 'unavailable' | 'left'): void {
    const unavailable = said === 'unavailable' ? { unavailable: true } : {};
    const gone = { intent: GatewayIntentBits.Guilds, t: 'GUILD_DELETE', d: { id: GUILD_ID, ...unavailable } };
    const back = { intent: GatewayIntentBits.Guilds, t: 'GUILD_CREATE', d: guildCreateOf(this.#world) };
    for (const event of [gone, back]) this.#broadcast(event);
  }

  /** Drops every connection. */
  stop(): void {
    for (const client of this.#server.clients) client.terminate();
    this.#server.close();
  }

  readonly #welcome = (session: Session): void => {
    this.#sessions.set(session.id, session);
    const isIn = this.#world.isBotIn && (session.identity.intents & 1) !== 0 && concerns(session);
    session.dispatch('READY', readyOf(session, this.#world.bot, this.address, isIn));
    if (isIn) session.dispatch('GUILD_CREATE', guildCreateOf(this.#world));
    this.#world.tell({ kind: 'gateway' });
  };

  readonly #left = (session: Session): void => {
    this.#clock.at(this.#clock.now() + RESUMABLE_MS, () => {
      if (session.socket === null) this.#sessions.delete(session.id);
    });
    this.#world.tell({ kind: 'gateway' });
  };

  #live(): Session[] {
    return [...this.#sessions.values()].filter(({ socket }) => socket !== null);
  }

  #broadcast({ t, d, intent, isDirect }: GatewayEvent): void {
    for (const session of this.#sessions.values()) {
      if (intent !== 0 && (session.identity.intents & intent) === 0) continue;
      if (isDirect ? session.identity.shard[0] === 0 : concerns(session)) session.dispatch(t, d);
    }
  }
}

/** https://docs.discord.com/developers/events/gateway#sharding */
function concerns({ identity: { shard } }: Session): boolean {
  return Number((BigInt(GUILD_ID) >> 22n) % BigInt(shard[1])) === shard[0];
}

/** https://docs.discord.com/developers/events/gateway-events#ready */
const readyOf = (session: Session, bot: APIUser, address: string, isIn: boolean) => ({
  v: 10,
  user: { ...bot, verified: true, mfa_enabled: false, email: null },
  guilds: isIn ? [{ id: GUILD_ID, unavailable: true }] : [],
  session_id: session.id,
  resume_gateway_url: address,
  shard: session.identity.shard,
  application: { id: APPLICATION_ID, flags: 0 },
});

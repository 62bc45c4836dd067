import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type APIUser, GatewayIntentBits } from 'discord-api-types/v10';
import { WebSocketServer } from 'ws';
import type { Field } from '../checks/field.ts';
import type { Clock } from '../clock.ts';
import { createGuildCreate } from '../world/guild.ts';
import { APPLICATION_ID } from '../world/ids.ts';
import { findMembers, listMembers } from '../world/members.ts';
import type { Server } from '../world/server.ts';
import type { World } from '../world/world.ts';
import { Conversation, type ConversationHost, ENDING_CODES } from './conversation.ts';
import { type GatewayEvent, listGatewayEvents } from './events.ts';
import { getShard } from './identity.ts';
import { OP, type Session } from './session.ts';
import type { SessionStarts } from './session-starts.ts';

/** Time in ms for which a session can be resumed. Discord does not document it; this is about what is observed. */
const RESUMABLE_MS = 5 * 60_000;

/** Gateway v10: https://docs.discord.com/developers/events/gateway */
export class Gateway {
  readonly #world: World;
  readonly #clock: Clock;
  readonly #host: ConversationHost;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });
  readonly #sessions = new Map<string, Session>();
  readonly starts: SessionStarts;
  /** `ws://…/gateway`, set once the port is known. */
  address = '';

  constructor(world: World, token: string, clock: Clock, starts: SessionStarts) {
    this.starts = starts;
    this.#world = world;
    this.#clock = clock;
    const returned = () => world.tell({ kind: 'gateway' });
    this.#host = {
      token,
      clock,
      starts,
      isPrivileged: world.isPrivileged,
      sendMembers: (session, request) => sendMembers(world, session, request),
      sessions: this.#sessions,
      servers: () => world.servers.flatMap(({ isBotIn, id }) => (isBotIn ? [id] : [])),
      welcome: this.#welcome,
      returned,
      left: this.#left,
    };
    world.on((change) => {
      for (const event of listGatewayEvents(world, change)) this.#broadcast(event);
    });
  }

  /** Number of connected clients. */
  get connected(): number {
    return this.#live().length;
  }

  /** Accepts a WebSocket connection to the Gateway. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (connection) => {
      const version = new URL(request.url ?? '', 'http://127.0.0.1').searchParams.get('v') ?? '10';
      if (version !== '10') return connection.close(4012, 'Invalid API version');
      new Conversation(connection, this.#host);
    });
  }

  /** Sends an interaction to the shard of its guild, or to the first shard for direct messages. */
  dispatchInteraction(payload: object): void {
    const guild = 'guild_id' in payload ? String(payload.guild_id) : null;
    this.#broadcast({ intent: 0, t: 'INTERACTION_CREATE', d: payload, guild });
  }

  /** Ids of the connected shards, in order; a shard held by two clients appears twice. */
  get shards(): readonly number[] {
    return this.#live()
      .map(({ identity: { shard } }) => shard[0])
      .sort((a, b) => a - b);
  }

  /** Closes the connections of one shard, or all. */
  closeAll(code: number, shard?: number): void {
    for (const session of this.#live(shard)) {
      session.socket?.close(code);
      session.socket = null;
      if (ENDING_CODES.has(code)) this.#sessions.delete(session.id);
      this.#left(session);
    }
  }

  reconnectAll(shard?: number): void {
    for (const session of this.#live(shard))
      session.socket?.send(JSON.stringify({ op: OP.reconnect, d: null }));
  }

  invalidateAll(resumable: boolean, shard?: number): void {
    for (const session of this.#live(shard)) {
      if (!resumable) this.#sessions.delete(session.id);
      session.socket?.send(JSON.stringify({ op: OP.invalid, d: resumable }));
    }
  }

  /** Reports each server as unavailable or left, and at once as available again. */
  outage(said: 'unavailable' | 'left'): void {
    const unavailable = said === 'unavailable' ? { unavailable: true } : {};
    const intent = GatewayIntentBits.Guilds;
    for (const server of this.#world.servers) {
      const guild = server.id;
      this.#broadcast({ intent, guild, t: 'GUILD_DELETE', d: { id: guild, ...unavailable } });
      this.#broadcast({ intent, guild, t: 'GUILD_CREATE', d: createGuildCreate(this.#world, server) });
    }
  }

  /** Drops every connection. */
  stop(): void {
    for (const client of this.#server.clients) client.terminate();
    this.#server.close();
  }

  readonly #welcome = (session: Session): void => {
    this.#sessions.set(session.id, session);
    const own = this.#world.servers.filter(({ isBotIn, id }) => isBotIn && isConcerned(session, id));
    const told = (session.identity.intents & GatewayIntentBits.Guilds) === 0 ? [] : own;
    session.dispatch('READY', createReady(session, this.#world.bot, this.address, told));
    for (const server of told) session.dispatch('GUILD_CREATE', createGuildCreate(this.#world, server));
    this.#world.tell({ kind: 'gateway' });
  };

  readonly #left = (session: Session): void => {
    this.#clock.at(this.#clock.now() + RESUMABLE_MS, () => {
      if (session.socket === null) this.#sessions.delete(session.id);
    });
    this.#world.tell({ kind: 'gateway' });
  };

  #live(shard?: number): Session[] {
    return [...this.#sessions.values()].filter(
      ({ socket, identity }) => socket !== null && (shard ?? identity.shard[0]) === identity.shard[0],
    );
  }

  #broadcast({ t, d, withContent = d, intent, guild }: GatewayEvent): void {
    for (const session of this.#sessions.values()) {
      const { intents } = session.identity;
      if (intent !== 0 && (intents & intent) === 0) continue;
      const hasContent = (intents & GatewayIntentBits.MessageContent) !== 0;
      if (isConcerned(session, guild)) session.dispatch(t, hasContent ? withContent : d);
    }
  }
}

/** Returns true if a session receives this server's events, or direct messages, by the shard count it identified with. */
const isConcerned = ({ identity: { shard } }: Session, guild: string | null): boolean =>
  (guild === null ? 0 : getShard(guild, shard[1])) === shard[0];

/** Creates the data of READY: https://docs.discord.com/developers/events/gateway-events#ready */
const createReady = (session: Session, bot: APIUser, address: string, servers: readonly Server[]) => ({
  v: 10,
  user: { ...bot, verified: true, mfa_enabled: false, email: null },
  guilds: servers.map(({ id }) => ({ id, unavailable: true })),
  session_id: session.id,
  resume_gateway_url: address,
  shard: session.identity.shard,
  application: { id: APPLICATION_ID, flags: 0 },
});

/**
 * Answers a request for members with one GUILD_MEMBERS_CHUNK. All members need the intent GUILD_MEMBERS; without it the request is ignored.
 * https://docs.discord.com/developers/events/gateway-events#request-guild-members
 */
function sendMembers(world: World, session: Session, request: Field): void {
  const server = world.server(String(request.at('guild_id').value));
  if (server?.isBotIn !== true) return;
  const asked = request.at('user_ids').value;
  const ids = asked === undefined ? null : [asked].flat().map(String);
  const query = String(request.at('query').value ?? '');
  const limit = Number(request.at('limit').value ?? 0) || Number.POSITIVE_INFINITY;
  const isAll = ids === null && query === '' && limit === Number.POSITIVE_INFINITY;
  if (isAll && (session.identity.intents & GatewayIntentBits.GuildMembers) === 0) return;
  const all = listMembers(world, server);
  const members =
    ids === null ? findMembers(all, query).slice(0, limit) : all.filter(({ user }) => ids.includes(user.id));
  const nonce = request.at('nonce').value;
  session.dispatch('GUILD_MEMBERS_CHUNK', {
    guild_id: server.id,
    members,
    chunk_index: 0,
    chunk_count: 1,
    not_found: ids?.filter((id) => !members.some(({ user }) => user.id === id)) ?? [],
    ...(nonce !== undefined && { nonce }),
  });
}

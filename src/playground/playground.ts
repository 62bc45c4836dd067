import type { APIMessage } from 'discord-api-types/v10';
import { removeChannel, removeMessage } from './actor/moderate.ts';
import type { MessageName, PlaygroundUser } from './actor/playground-user.ts';
import { createPlaygroundUser, getChannelId } from './actor/playground-user.ts';
import type { Clock } from './clock.ts';
import { Faults } from './faults.ts';
import { Gateway } from './gateway/gateway.ts';
import type { StartRules } from './gateway/session-starts.ts';
import { SessionStarts } from './gateway/session-starts.ts';
import type { PlaygroundContext } from './playground-context.ts';
import { passTime } from './playground-context.ts';
import type { Locale } from './protocol.ts';
import type { PassingRequest, RequestListener } from './rest/rest.ts';
import { RestApi } from './rest/rest.ts';
import { startServer } from './server.ts';
import { openStateFolder } from './state-folder.ts';
import type { TestChannel, TestServer } from './test-channel.ts';
import { createTestChannel, createTestServer } from './test-channel.ts';
import { WallClock } from './wall-clock.ts';
import { archiveInactiveThreads } from './world/archive-threads.ts';
import { Cdn } from './world/cdn.ts';
import { isDirect } from './world/direct.ts';
import { Interactions } from './world/interactions.ts';
import { type Notification, Notifications } from './world/notifications.ts';
import { OldEditLimit } from './world/old-edit-limit.ts';
import type { SentItem } from './world/sent-log.ts';
import { SentLog } from './world/sent-log.ts';
import type { ServerPlan } from './world/server-plan.ts';
import { PLAIN_SERVER } from './world/server-plan.ts';
import { Snowflakes } from './world/snowflakes.ts';
import { UnreadCalls } from './world/unread-calls.ts';
import { waitForChange } from './world/wait-for-change.ts';
import { World } from './world/world.ts';

/** How a playground is opened. */
export interface PlaygroundOptions {
  /** 0, the default, is any free port. */
  readonly port?: number;
  readonly host?: '127.0.0.1';
  /** The bot's token. */
  readonly token?: string;
  /** The machine's unless it is given; pages put it forward, and so does `pass`. */
  readonly clock?: Clock;
  /** Whether the web page is served; true by default. */
  readonly page?: boolean;
  /** Who and what is there; a neutral server unless it is given. */
  readonly server?: ServerPlan;
  /** Several servers, in the place of `server`; the first of them says who the bot is. */
  readonly servers?: readonly ServerPlan[];
  /** How the bot may start sessions: one shard and no limit unless told. */
  readonly gateway?: StartRules;
  /** Whether 50 requests a second are kept to, and 5 new messages per 5 s a channel; only told where it is true. */
  readonly limits?: boolean;
  readonly guildLocale?: Locale;
  /** A folder that keeps channels and messages over a restart; without it they are in memory only. */
  readonly dataDir?: string | null;
}

/** A small Discord on loopback. */
export interface Playground {
  /** `http://127.0.0.1:8137` */
  readonly address: string;
  /** What discord.js takes as `rest.api`. */
  readonly api: string;
  readonly token: string;
  readonly clock: Clock;
  readonly faults: Faults;
  /** Everything that the bot sent anywhere, in order. */
  readonly sent: readonly SentItem[];
  /** Every notification on somebody's phone or desktop, in order. */
  readonly notifications: readonly Notification[];
  /** Requests that were refused or that nothing answers to, one line each. */
  readonly problems: readonly string[];
  /** Requests that were made to wait by the room's own limits, one line each. */
  readonly limited: readonly string[];
  /** In the order of their plans. What is asked of the playground itself about "the server" is asked of the first. */
  readonly servers: readonly TestServer[];
  readonly guildId: string;
  /** Those of every server; direct messages are found by `Actor.direct`. */
  readonly channels: readonly TestChannel[];
  readonly people: readonly PlaygroundUser[];
  /** How many Gateway connections are up. */
  readonly connected: number;
  /** Which shards are connected, in order; one that two clients have stands there twice. */
  readonly shards: readonly number[];
  /** By name, with or without `#`, `server/channel`, or id; throws if there is none, or several servers have it. */
  channel(name: string): TestChannel;
  /** By key, nick or id; throws if there is none. */
  person(name: string): PlaygroundUser;
  /** A message by id, ephemeral ones too. */
  message(id: string): APIMessage | null;
  /** Waits until the predicate gives something; asked again after every change. Rejects with `what` after `ms` of real time. */
  until<T>(
    predicate: (playground: Playground) => T | undefined | null | false,
    what: string,
    ms?: number,
  ): Promise<T>;
  /** Adds a text channel to the server. */
  addChannel(name: string): TestChannel;
  /** Deletes a channel with its threads, or a thread, as somebody who manages it would. */
  deleteChannel(name: string): void;
  /** The Gateway tells the bot nothing more of a channel or thread, as of one that it cannot see; what it knows it keeps until it comes anew. */
  keepFromBot(name: string): void;
  /** Deletes a message that everybody sees, as a moderator would; throws if there is none. */
  deleteMessage(message: MessageName): void;
  /** Throws the bot out of the server. */
  removeBot(): void;
  inviteBot(): void;
  /** The person is no member of the server any more. The Gateway says so only to bots with an intent for it. */
  leave(name: string): void;
  comeBack(name: string): void;
  /** Lets so many ms pass; pages are told. */
  pass(ms: number): void;
  /** Is told of every REST request, before and after it is carried out, and waited for; the answer stops it. */
  onRequest(listener: RequestListener): () => void;
  stop(): Promise<void>;
}

export type { PassingRequest, RequestListener, TestChannel, TestServer };

/** The bot's token unless another is given. */
export const DEFAULT_TOKEN = 'MTMwMDAwMDAwMDAwMDAwMDEwMA.playground.on-loopback-only';

/**
 * Opens a playground and waits until it listens.
 * @throws Error if the port is taken
 */
export async function openPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  const room = createContext(options);
  const rest = new RestApi(room, options.limits === true);
  const kept = options.dataDir == null ? null : openStateFolder(room, options.dataDir);
  const server = await startServer(room, rest, options);
  room.cdn.address = server.address;
  room.gateway.address = `${server.address.replace('http', 'ws')}/gateway`;
  await kept?.load();
  archiveInactiveThreads(room);
  const stop = async () => {
    room.gateway.stop();
    await server.stop();
    await kept?.stop();
  };
  return createPlayground(room, rest, server.address, stop);
}

function createContext({
  token = DEFAULT_TOKEN,
  clock = new WallClock(),
  server = PLAIN_SERVER,
  servers = [server],
  gateway: rules = {},
  guildLocale = 'en-US',
}: PlaygroundOptions): PlaygroundContext {
  const snowflakes = new Snowflakes(clock);
  const world = new World(servers, guildLocale);
  const gateway = new Gateway(world, token, clock, new SessionStarts(rules, clock));
  const interactions = new Interactions(clock, snowflakes, world);
  const faults = new Faults(clock, gateway);
  return {
    token,
    clock,
    snowflakes,
    world,
    gateway,
    interactions,
    faults,
    cdn: new Cdn(),
    ledger: new SentLog(),
    calls: new UnreadCalls(world),
    notifications: new Notifications(world),
    oldEdits: new OldEditLimit(clock),
  };
}

function createPlayground(
  room: PlaygroundContext,
  rest: RestApi,
  address: string,
  stop: () => Promise<void>,
): Playground {
  const { world } = room;
  const people = world.people.map((person) => createPlaygroundUser(room, person));
  const servers = world.servers.map((server) => createTestServer(room, server));
  const [first] = servers as [TestServer];
  const playground: Playground = {
    address,
    api: `${address}/api`,
    token: room.token,
    clock: room.clock,
    faults: room.faults,
    sent: room.ledger.sent,
    notifications: room.notifications.all,
    problems: rest.problems,
    limited: rest.limited,
    servers,
    guildId: first.id,
    people,
    get channels() {
      const places = [...world.channels.values()].filter((channel) => !isDirect(channel));
      return places.map(({ id }) => createTestChannel(room, id));
    },
    get connected() {
      return room.gateway.connected;
    },
    get shards() {
      return room.gateway.shards;
    },
    channel: (name) => createTestChannel(room, getChannelId(room, name.replace(/^#/, ''))),
    person: (name) => findPerson(people, name),
    message: (id) => world.posts.get(id)?.message ?? null,
    until: (predicate, what, ms = 10_000) => waitForChange(world, () => predicate(playground), what, ms),
    addChannel: first.addChannel,
    deleteChannel: (name) => removeChannel(room, getChannelId(room, name.replace(/^#/, ''))),
    keepFromBot: (name) => void world.untold.add(getChannelId(room, name.replace(/^#/, ''))),
    deleteMessage: (message) => removeMessage(room, message),
    removeBot: first.removeBot,
    inviteBot: first.inviteBot,
    leave: (name) => first.leave(findPerson(people, name)),
    comeBack: (name) => first.comeBack(findPerson(people, name)),
    pass: (ms) => passTime(room, ms),
    onRequest(listener) {
      rest.listeners.add(listener);
      return () => void rest.listeners.delete(listener);
    },
    stop,
  };
  return playground;
}

function findPerson(people: readonly PlaygroundUser[], name: string): PlaygroundUser {
  const found = people.find((one) => one.key === name.toLowerCase() || one.nick === name || one.id === name);
  if (found === undefined) throw new Error(`There is no person ${name}.`);
  return found;
}

import type { APIMessage } from 'discord-api-types/v10';
import { removeChannel, removeMessage } from './actor/moderate.ts';
import {
  createPlaygroundUser,
  getChannelId,
  type MessageName,
  type PlaygroundUser,
} from './actor/playground-user.ts';
import type { Clock } from './clock.ts';
import { Faults } from './faults.ts';
import { Gateway } from './gateway/gateway.ts';
import { SessionStarts, type StartRules } from './gateway/session-starts.ts';
import { type PlaygroundContext, passTime } from './playground-context.ts';
import type { Locale } from './protocol.ts';
import { type PassingRequest, type RequestListener, RestApi } from './rest/rest.ts';
import { startServer } from './server.ts';
import { openStateFolder } from './state-folder.ts';
import { createTestChannel, createTestServer, type TestChannel, type TestServer } from './test-channel.ts';
import { WallClock } from './wall-clock.ts';
import { archiveInactiveThreads } from './world/archive-threads.ts';
import { Cdn } from './world/cdn.ts';
import { openGroup } from './world/group.ts';
import { Interactions } from './world/interactions.ts';
import { type Notification, Notifications } from './world/notifications.ts';
import { OldEditLimit } from './world/old-edit-limit.ts';
import { type SentItem, SentLog } from './world/sent-log.ts';
import { PLAIN_SERVER, type ServerPlan } from './world/server-plan.ts';
import { Snowflakes } from './world/snowflakes.ts';
import { UnreadCalls } from './world/unread-calls.ts';
import { World } from './world/world.ts';

/** Options of a playground. */
export interface PlaygroundOptions {
  /** Port; 0, the default, picks any free port. */
  readonly port?: number;
  readonly host?: '127.0.0.1';
  /** The bot's token. */
  readonly token?: string;
  /** Clock, by default the machine's; pages and `pass` advance it. */
  readonly clock?: Clock;
  /** Serves the web page; true by default. */
  readonly page?: boolean;
  /** People and channels of the server; a neutral server by default. */
  readonly server?: ServerPlan;
  /** Several servers, in place of `server`; the first of them defines the bot. */
  readonly servers?: readonly ServerPlan[];
  /** Limits for starting sessions; one shard and no limit by default. */
  readonly gateway?: StartRules;
  /** Enforces and reports 50 requests a second and 5 new messages per 5 s in a channel; no rate limits by default. */
  readonly limits?: boolean;
  /** Grants the bot the privileged intents, and with them the list of all members; false by default. */
  readonly privilegedIntents?: boolean;
  readonly guildLocale?: Locale;
  /** Folder that keeps channels and messages over a restart; without it they are in memory only. */
  readonly dataDir?: string | null;
}

/** A small Discord on loopback. */
export interface Playground {
  /** `http://127.0.0.1:8137` */
  readonly address: string;
  /** Base URL for `rest.api` of discord.js. */
  readonly api: string;
  readonly token: string;
  readonly clock: Clock;
  readonly faults: Faults;
  /** Everything that the bot has sent, in order. */
  readonly sent: readonly SentItem[];
  /** Every notification on a person's phone or desktop, in order. */
  readonly notifications: readonly Notification[];
  /** Requests that were refused or have no route, one line each. */
  readonly problems: readonly string[];
  /** Requests that were delayed by the playground's own rate limits, one line each. */
  readonly limited: readonly string[];
  /** Servers in the order of their plans. Methods of the playground itself concern the first. */
  readonly servers: readonly TestServer[];
  readonly guildId: string;
  /** Channels of every server; direct messages come from {@link PlaygroundUser.direct}, groups from `openGroup`. */
  readonly channels: readonly TestChannel[];
  readonly people: readonly PlaygroundUser[];
  /** Number of open Gateway connections. */
  readonly connected: number;
  /** Ids of the connected shards, in order; a shard held by two clients appears twice. */
  readonly shards: readonly number[];
  /** Finds a channel by name, with or without `#`, by `server/channel`, or by id; throws if there is none, or several servers have it. */
  channel(name: string): TestChannel;
  /** Finds a person by key, nick or id; throws if there is none. */
  person(name: string): PlaygroundUser;
  /** Opens a group of people, given as for `person`; the bot can only answer there. The first owns it. */
  openGroup(names: readonly string[]): TestChannel;
  /** Returns a message by id, including ephemeral ones. */
  message(id: string): APIMessage | null;
  /** Waits until the predicate returns a value; it runs after every change. Rejects with `what` after `ms` of real time. */
  until<T>(
    predicate: (playground: Playground) => T | undefined | null | false,
    what: string,
    ms?: number,
  ): Promise<T>;
  /** Adds a text channel to the server. */
  addChannel(name: string): TestChannel;
  /** Deletes a thread, or a channel with its threads, as a manager would. */
  deleteChannel(name: string): void;
  /** Stops Gateway events about a channel or thread, as if the bot could not see it; what the bot knows, it keeps until it reconnects. */
  keepFromBot(name: string): void;
  /** Deletes a message that everybody sees, as a moderator would; throws if there is none. */
  deleteMessage(message: MessageName): void;
  /** Kicks the bot from the server. */
  removeBot(): void;
  inviteBot(): void;
  /** Makes the person leave the server. The Gateway reports it only to bots with the intent for it. */
  leave(name: string): void;
  comeBack(name: string): void;
  /** Advances the clock by `ms` and notifies the pages. */
  pass(ms: number): void;
  /** Adds a listener that runs, and is awaited, before and after every REST request; the returned function removes it. */
  onRequest(listener: RequestListener): () => void;
  stop(): Promise<void>;
}

export type { PassingRequest, RequestListener, TestChannel, TestServer };

/** The bot's default token. */
export const DEFAULT_TOKEN = 'MTMwMDAwMDAwMDAwMDAwMDEwMA.playground.on-loopback-only';

/**
 * Opens a playground and waits until it listens.
 * @throws Error if the port is taken
 */
export async function openPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  const playground = createContext(options);
  const rest = new RestApi(playground, options.limits === true);
  const kept = options.dataDir == null ? null : openStateFolder(playground, options.dataDir);
  const server = await startServer(playground, rest, options);
  playground.cdn.address = server.address;
  playground.gateway.address = `${server.address.replace('http', 'ws')}/gateway`;
  await kept?.load();
  archiveInactiveThreads(playground);
  const stop = async () => {
    playground.gateway.stop();
    await server.stop();
    await kept?.stop();
  };
  return createPlayground(playground, rest, server.address, stop);
}

function createContext({
  token = DEFAULT_TOKEN,
  clock = new WallClock(),
  server = PLAIN_SERVER,
  servers = [server],
  gateway: rules = {},
  guildLocale = 'en-US',
  privilegedIntents = false,
}: PlaygroundOptions): PlaygroundContext {
  const snowflakes = new Snowflakes(clock);
  const world = new World(servers, guildLocale, privilegedIntents);
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
  context: PlaygroundContext,
  rest: RestApi,
  address: string,
  stop: () => Promise<void>,
): Playground {
  const { world } = context;
  const people = world.people.map((person) => createPlaygroundUser(context, person));
  const servers = world.servers.map((server) => createTestServer(context, server));
  const [first] = servers as [TestServer];
  const playground: Playground = {
    address,
    api: `${address}/api`,
    token: context.token,
    clock: context.clock,
    faults: context.faults,
    sent: context.ledger.sent,
    notifications: context.notifications.all,
    problems: rest.problems,
    limited: rest.limited,
    servers,
    guildId: first.id,
    people,
    get channels() {
      const places = [...world.channels.values()].filter((channel) => world.serverOf(channel) !== undefined);
      return places.map(({ id }) => createTestChannel(context, id));
    },
    get connected() {
      return context.gateway.connected;
    },
    get shards() {
      return context.gateway.shards;
    },
    channel: (name) => createTestChannel(context, getChannelId(context, name.replace(/^#/, ''))),
    person: (name) => findPerson(people, name),
    openGroup(names) {
      const group = openGroup(
        context,
        names.map((name) => findPerson(people, name)),
      );
      return createTestChannel(context, group.id);
    },
    message: (id) => world.posts.get(id)?.message ?? null,
    until: (predicate, what, ms = 10_000) => waitForChange(world, () => predicate(playground), what, ms),
    addChannel: first.addChannel,
    deleteChannel: (name) => removeChannel(context, getChannelId(context, name.replace(/^#/, ''))),
    keepFromBot: (name) => void world.untold.add(getChannelId(context, name.replace(/^#/, ''))),
    deleteMessage: (message) => removeMessage(context, message),
    removeBot: first.removeBot,
    inviteBot: first.inviteBot,
    leave: (name) => first.leave(findPerson(people, name)),
    comeBack: (name) => first.comeBack(findPerson(people, name)),
    pass: (ms) => passTime(context, ms),
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

/** Waits until `ask` returns a value; it runs after every change of the world. */
function waitForChange<T>(
  world: World,
  ask: () => T | undefined | null | false,
  what: string,
  ms: number,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const finish = (end: () => void): void => {
      clearTimeout(timer);
      stop();
      end();
    };
    const check = (): void => {
      try {
        const found = ask();
        if (found !== undefined && found !== null && found !== false) finish(() => resolve(found));
      } catch (error) {
        finish(() => reject(error));
      }
    };
    const timer = setTimeout(
      () => finish(() => reject(new Error(`Waited ${ms} ms in vain for ${what}.`))),
      ms,
    );
    const stop = world.on(check);
    check();
  });
}

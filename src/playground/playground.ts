import type { APIMessage } from 'discord-api-types/v10';
import type { Actor, MessageName } from './actor/actor.ts';
import { actorOf, channelIdOf } from './actor/actor.ts';
import { removeChannel, removeMessage } from './actor/moderate.ts';
import type { Clock } from './clock.ts';
import { Faults } from './faults.ts';
import { Gateway } from './gateway/gateway.ts';
import { keep } from './keeper.ts';
import type { Locale } from './protocol.ts';
import type { Passing, RequestListener } from './rest/rest.ts';
import { Rest } from './rest/rest.ts';
import type { Room } from './room.ts';
import { pass } from './room.ts';
import { listen } from './server.ts';
import { WallClock } from './wall-clock.ts';
import { Calls } from './world/calls.ts';
import { Cdn } from './world/cdn.ts';
import { isDirect } from './world/direct.ts';
import { addChannel } from './world/first-channels.ts';
import { shown } from './world/guild.ts';
import { Interactions } from './world/interactions.ts';
import { OldEdits } from './world/old-edits.ts';
import type { ServerPlan } from './world/plan.ts';
import { PLAIN_SERVER } from './world/plan.ts';
import type { Sent } from './world/sent.ts';
import { Ledger } from './world/sent.ts';
import { Snowflakes } from './world/snowflake.ts';
import { isThread, setMetadata } from './world/threads.ts';
import { until } from './world/until.ts';
import type { Channel } from './world/world.ts';
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
  readonly guildLocale?: Locale;
  /** A folder that keeps channels and messages over a restart; without it they are in memory only. */
  readonly dataDir?: string | null;
}

/** A channel or thread, to be looked at and arranged by a test. */
export interface Place {
  readonly id: string;
  readonly name: string;
  /** Discord's channel object as it stands now. */
  readonly channel: Channel;
  /** The messages that everybody sees, oldest first. */
  readonly messages: readonly APIMessage[];
  /** Sets what the bot may do here; a thread follows its parent. */
  permit(bits: bigint): void;
  /** Takes permissions away from the bot. */
  deny(...bits: readonly bigint[]): void;
  /** Archives, locks or opens a thread, as a moderator would. */
  change(state: { readonly archived?: boolean; readonly locked?: boolean }): void;
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
  readonly sent: readonly Sent[];
  /** Requests that were refused or that nothing answers to, one line each. */
  readonly problems: readonly string[];
  readonly guildId: string;
  /** Those of the server; direct messages are found by `Actor.direct`. */
  readonly channels: readonly Place[];
  readonly people: readonly Actor[];
  /** How many Gateway connections are up. */
  readonly connected: number;
  /** By name, with or without `#`, or id; throws if there is none. */
  channel(name: string): Place;
  /** By key, nick or id; throws if there is none. */
  person(name: string): Actor;
  /** A message by id, ephemeral ones too. */
  message(id: string): APIMessage | null;
  /** Waits until the predicate gives something; asked again after every change. Rejects with `what` after `ms` of real time. */
  until<T>(
    predicate: (playground: Playground) => T | undefined | null | false,
    what: string,
    ms?: number,
  ): Promise<T>;
  /** Adds a text channel to the server. */
  addChannel(name: string): Place;
  /** Deletes a channel with its threads, or a thread, as somebody who manages it would. */
  deleteChannel(name: string): void;
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

export type { Passing, RequestListener };

/** The bot's token unless another is given. */
export const DEFAULT_TOKEN = 'MTMwMDAwMDAwMDAwMDAwMDEwMA.playground.on-loopback-only';

/**
 * Opens a playground and waits until it listens.
 * @throws Error if the port is taken
 */
export async function openPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  const room = roomOf(options);
  const rest = new Rest(room);
  const kept = options.dataDir == null ? null : keep(room, options.dataDir);
  const server = await listen(room, rest, options);
  room.cdn.address = server.address;
  room.gateway.address = `${server.address.replace('http', 'ws')}/gateway`;
  await kept?.load();
  const stop = async () => {
    room.gateway.stop();
    await server.stop();
    await kept?.stop();
  };
  return playgroundOf(room, rest, server.address, stop);
}

function roomOf({
  token = DEFAULT_TOKEN,
  clock = new WallClock(),
  server = PLAIN_SERVER,
  guildLocale = 'en-US',
}: PlaygroundOptions): Room {
  const snowflakes = new Snowflakes(clock);
  const world = new World(server, guildLocale);
  const gateway = new Gateway(world, token, clock);
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
    ledger: new Ledger(),
    calls: new Calls(world),
    oldEdits: new OldEdits(clock),
  };
}

function playgroundOf(room: Room, rest: Rest, address: string, stop: () => Promise<void>): Playground {
  const { world } = room;
  const people = world.people.map((person) => actorOf(room, person));
  const playground: Playground = {
    address,
    api: `${address}/api`,
    token: room.token,
    clock: room.clock,
    faults: room.faults,
    sent: room.ledger.sent,
    problems: rest.problems,
    guildId: world.guildId,
    people,
    get channels() {
      const places = [...world.channels.values()].filter((channel) => !isDirect(channel));
      return places.map(({ id }) => placeOf(room, id));
    },
    get connected() {
      return room.gateway.connected;
    },
    channel: (name) => placeOf(room, channelIdOf(room, name.replace(/^#/, ''))),
    person: (name) => personNamed(people, name),
    message: (id) => world.posts.get(id)?.message ?? null,
    until: (predicate, what, ms = 10_000) => until(world, () => predicate(playground), what, ms),
    addChannel: (name) => placeOf(room, addChannel(room, name).id),
    deleteChannel: (name) => removeChannel(room, channelIdOf(room, name.replace(/^#/, ''))),
    deleteMessage: (message) => removeMessage(room, message),
    removeBot: () => world.setBotIn(false),
    inviteBot: () => world.setBotIn(true, room.clock.now()),
    leave: (name) => world.setMember(personNamed(people, name).id, false),
    comeBack: (name) => world.setMember(personNamed(people, name).id, true),
    pass: (ms) => pass(room, ms),
    onRequest(listener) {
      rest.listeners.add(listener);
      return () => void rest.listeners.delete(listener);
    },
    stop,
  };
  return playground;
}

function personNamed(people: readonly Actor[], name: string): Actor {
  const found = people.find((one) => one.key === name.toLowerCase() || one.nick === name || one.id === name);
  if (found === undefined) throw new Error(`There is no person ${name}.`);
  return found;
}

function placeOf(room: Room, id: string): Place {
  const { world } = room;
  const permit = (bits: bigint): void => {
    const channel = world.channel(id);
    world.permissions.set((isThread(channel) ? channel.parent_id : null) ?? id, bits);
    world.tell({ kind: 'channel', channel });
  };
  return {
    id,
    name: world.channel(id).name ?? '',
    get channel() {
      return shown(world, world.channel(id));
    },
    get messages() {
      return world.postsIn(id).flatMap((post) => (post.ephemeralTo === null ? [post.message] : []));
    },
    permit,
    deny: (...bits) =>
      permit(bits.reduce((held, bit) => held & ~bit, world.botPermissions(world.channel(id)))),
    change(state) {
      const channel = world.channel(id);
      if (!isThread(channel)) throw new Error(`${id} is not a thread.`);
      setMetadata(room, channel, state);
    },
  };
}

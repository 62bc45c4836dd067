import type { APIMessage } from 'discord-api-types/v10';
import { CannotDoError } from './actor/typed-options.ts';
import type { PlaygroundContext } from './playground-context.ts';
import { addChannel } from './world/first-channels.ts';
import { createShownChannel } from './world/guild.ts';
import { hideChannel } from './world/permissions.ts';
import type { Server } from './world/server.ts';
import { isThread, setMetadata, startThreadByPerson } from './world/threads.ts';
import type { Channel } from './world/world.ts';

/** A channel or thread that a test inspects and changes. */
export interface TestChannel {
  readonly id: string;
  readonly name: string;
  /** Discord's channel object, read live. */
  readonly channel: Channel;
  /** Messages that everybody sees, oldest first. */
  readonly messages: readonly APIMessage[];
  /** Sets the bot's permissions here; a thread follows its parent. */
  permit(bits: bigint): void;
  /** Removes permissions of the bot. */
  deny(...bits: readonly bigint[]): void;
  /** Hides the channel from @everyone; the bot still sees it. */
  makePrivate(): void;
  /** Hides the channel and its threads from the person. */
  hideFrom(person: { readonly id: string }): void;
  /** Starts a thread as the person, private or not. */
  startThread(owner: { readonly id: string }, name: string, isPrivate?: boolean): TestChannel;
  /** Adds the bot or a person to a thread, as a member's mention does. */
  addMember(id: string): void;
  /** Archives, locks or opens a thread, as a moderator does. */
  change(state: { readonly archived?: boolean; readonly locked?: boolean }): void;
}

/** A server that a test inspects and changes. */
export interface TestServer {
  readonly id: string;
  readonly name: string;
  readonly isBotIn: boolean;
  /** The server's channels and threads. */
  readonly channels: readonly TestChannel[];
  /** Finds a channel by name, with or without `#`, or by id; throws if there is none. */
  channel(name: string): TestChannel;
  /** Adds a text channel. */
  addChannel(name: string): TestChannel;
  /** Returns the id of a planned role; throws if there is none of that name. */
  role(name: string): string;
  /** Deletes a planned role. */
  removeRole(name: string): void;
  /** Sets whether Discord refuses files on this server (400001). */
  limitUploads(isLimited: boolean): void;
  /** Kicks the bot from the server. */
  removeBot(): void;
  inviteBot(): void;
  /** Makes the person leave the server. The Gateway reports it only to bots with the intent for it. */
  leave(person: { readonly id: string }): void;
  comeBack(person: { readonly id: string }): void;
}

export function createTestServer(playground: PlaygroundContext, server: Server): TestServer {
  const { world, clock } = playground;
  const role = (name: string): string => {
    const found = server.roles.find((one) => one.name === name);
    if (found === undefined) throw new CannotDoError(`There is no role ${name} on ${server.name}.`);
    return found.id;
  };
  const channels = () => [...world.channels.values()].filter((channel) => world.serverOf(channel) === server);
  return {
    id: server.id,
    name: server.name,
    get isBotIn() {
      return server.isBotIn;
    },
    get channels() {
      return channels().map(({ id }) => createTestChannel(playground, id));
    },
    channel(name) {
      const wanted = name.replace(/^#/, '');
      const found = channels().find((channel) => channel.id === wanted || channel.name === wanted);
      if (found === undefined) throw new CannotDoError(`There is no channel ${name} on ${server.name}.`);
      return createTestChannel(playground, found.id);
    },
    addChannel: (name) => createTestChannel(playground, addChannel(playground, server, name).id),
    role,
    removeRole: (name) => world.removeRole(server, role(name)),
    removeBot: () => world.setBotIn(server, false),
    limitUploads: (isLimited) =>
      void (isLimited ? world.uploadsLimited.add(server.id) : world.uploadsLimited.delete(server.id)),
    inviteBot: () => world.setBotIn(server, true, clock.now()),
    leave: ({ id }) => world.setMember(server, id, false),
    comeBack: ({ id }) => world.setMember(server, id, true),
  };
}

export function createTestChannel(playground: PlaygroundContext, id: string): TestChannel {
  const { world } = playground;
  const permit = (bits: bigint): void => {
    const channel = world.channel(id);
    world.permissions.set((isThread(channel) ? channel.parent_id : null) ?? id, bits);
    world.tell({ kind: 'channel', channel });
  };
  return {
    id,
    name: world.channel(id).name ?? '',
    get channel() {
      return createShownChannel(world, world.channel(id));
    },
    get messages() {
      return world.postsIn(id).flatMap((post) => (post.ephemeralTo === null ? [post.message] : []));
    },
    permit,
    makePrivate: () => hideChannel(world, id, world.serverOf(world.channel(id))?.id ?? ''),
    hideFrom: (person) => hideChannel(world, id, person.id),
    startThread: (owner, name, isPrivate = false) =>
      createTestChannel(
        playground,
        startThreadByPerson(playground, world.channel(id), owner.id, name, isPrivate).id,
      ),
    addMember(member) {
      world.threadMembers.set(id, new Set([...(world.threadMembers.get(id) ?? []), member]));
      if (member === world.bot.id) world.untold.delete(id);
      world.tell({ kind: 'channel', channel: world.channel(id) });
    },
    deny: (...bits) =>
      permit(bits.reduce((held, bit) => held & ~bit, world.botPermissions(world.channel(id)))),
    change(state) {
      const channel = world.channel(id);
      if (!isThread(channel)) throw new Error(`${id} is not a thread.`);
      setMetadata(playground, channel, state);
    },
  };
}

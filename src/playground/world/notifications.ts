import { ChannelType } from 'discord-api-types/v10';
import { FLAG } from '../checks/message.ts';
import { listRecipients } from './direct.ts';
import type { Channel, Post, World, WorldChange } from './world.ts';

/** Ids of one notification on a person's phone or desktop. */
export interface Notification {
  readonly person: string;
  readonly channel: string;
  readonly message: string;
}

/**
 * Records the notifications of each new message.
 * Edits and messages with SUPPRESS_NOTIFICATIONS notify nobody, even if they mention a person. If the server's default is *All messages*,
 * every other message notifies all members.
 * https://docs.discord.com/developers/resources/guild#guild-object-default-message-notification-level
 */
export class Notifications {
  readonly all: Notification[] = [];
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
    world.on((change) => this.#hear(change));
  }

  #hear(change: WorldChange): void {
    if (change.kind !== 'posted') return;
    const { id, channel_id: channel } = change.post.message;
    for (const person of listNotified(this.#world, change.post))
      this.all.push({ person, channel, message: id });
  }
}

function listNotified(world: World, { message, ephemeralTo }: Post): readonly string[] {
  if (ephemeralTo !== null || ((message.flags ?? 0) & FLAG.silent) !== 0) return [];
  const channel = world.channels.get(message.channel_id);
  const all = listRecipients(channel) ?? listNotifiedMembers(world, channel, message);
  return [...new Set(all)].filter((person) => person !== message.author.id);
}

function listNotifiedMembers(
  world: World,
  channel: Channel | undefined,
  { mention_everyone: isForAll, mention_roles: roles, mentions }: Post['message'],
): readonly string[] {
  const server = world.serverOf(channel);
  if (server === undefined || channel === undefined) return [];
  const members = server.people.flatMap(({ user }) => (server.has(user.id) ? [user.id] : []));
  if (isForAll) return members;
  const follows = server.notifiesOfAll ? listFollowers(world, channel) : [];
  const inRoles = server.people.filter((person) => person.roles.some((role) => roles.includes(role)));
  const named = [...mentions, ...inRoles.map(({ user }) => user)].map(({ id }) => id);
  return members.filter((id) => follows === 'all' || follows.includes(id) || named.includes(id));
}

/** Lists the followers: everybody for a channel, authors and mentioned users for a thread. */
function listFollowers(world: World, channel: Channel): 'all' | readonly string[] {
  if (!THREADS.includes(channel.type)) return 'all';
  return world
    .postsIn(channel.id)
    .flatMap(({ message, ephemeralTo }) =>
      ephemeralTo === null ? [message.author.id, ...message.mentions.map(({ id }) => id)] : [],
    );
}

const THREADS: readonly ChannelType[] = [
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
];

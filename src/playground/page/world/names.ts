import type { APIChannel } from 'discord-api-types/v10';
import type { World } from './world.ts';

const threadTypes: readonly number[] = [10, 11, 12];
const directType = 1;
const textTypes: readonly number[] = [0, 5];

/** What people call this user here: the nick, or the bot's name. */
export function nickOf(world: World, id: string): string | null {
  const person = world.people.find(({ user }) => user.id === id);
  if (person) return person.nick;
  return world.bot.id === id ? (world.bot.global_name ?? world.bot.username) : null;
}

/** Somebody as a text calls them. */
export function userLabel(world: World, id: string): string {
  return `@${nickOf(world, id) ?? 'unknown-user'}`;
}

/** A role as a text calls it. */
export function roleLabel({ guild }: World, id: string): string {
  return `@${guild.roles.find((role) => role.id === id)?.name ?? 'deleted-role'}`;
}

/** A channel or thread as a text calls it. */
export function channelLabel({ channels, bot }: World, id: string): string {
  return labelOf(channels.get(id), bot.username) || '#unknown';
}

/** A channel's name as people write it: `#general`, a thread's name alone, `@` and who is at the other end. */
export function labelOf(channel: APIChannel | undefined, other = ''): string {
  if (!channel) return '';
  if (isDirect(channel)) return `@${other}`;
  return isThread(channel) ? (channel.name ?? '') : `#${channel.name}`;
}

/** A channel's name alone; that of direct messages is the bot's. */
export function nameOf({ bot }: World, channel: APIChannel): string {
  return isDirect(channel) ? bot.username : (channel.name ?? '');
}

/** What the bot and one person write to each other. */
export function isDirect(channel: APIChannel): boolean {
  return channel.type === directType;
}

/** That channel of the person who looks, if there is one yet. */
export function directChannel({ channels }: World): APIChannel | undefined {
  return [...channels.values()].find(isDirect);
}

/** A thread, under whatever channel. */
export function isThread(channel: APIChannel): boolean {
  return threadTypes.includes(channel.type);
}

/** The channel above a thread. */
export function parentOf(channel: APIChannel): string | null {
  return isThread(channel) && 'parent_id' in channel ? (channel.parent_id ?? null) : null;
}

/** An archived thread is out of the list, but may still be looked at. */
function isArchived(channel: APIChannel): boolean {
  return 'thread_metadata' in channel && channel.thread_metadata?.archived === true;
}

/** The channels where people talk, in the guild's order. */
export function textChannels(world: World): readonly APIChannel[] {
  return [...world.channels.values()]
    .filter(({ type }) => textTypes.includes(type))
    .sort((a, b) => positionOf(a) - positionOf(b));
}

/** The threads of a channel that are still in the list, and the one that is being looked at. */
export function threadsIn(world: World, parent: string, current: string): readonly APIChannel[] {
  return [...world.channels.values()].filter(
    (channel) => parentOf(channel) === parent && (!isArchived(channel) || channel.id === current),
  );
}

function positionOf(channel: APIChannel): number {
  return 'position' in channel ? channel.position : 0;
}

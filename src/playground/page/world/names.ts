import type { APIChannel } from 'discord-api-types/v10';
import type { PageState } from './page-state.ts';

const threadTypes: readonly number[] = [10, 11, 12];
const directType = 1;
const textTypes: readonly number[] = [0, 5];

/** What people call this user here: the nick, or the bot's name. */
export function findNick(world: PageState, id: string): string | null {
  const person = world.people.find(({ user }) => user.id === id);
  if (person) return person.nick;
  return world.bot.id === id ? (world.bot.global_name ?? world.bot.username) : null;
}

/** Somebody as a text calls them. */
export function getUserLabel(world: PageState, id: string): string {
  return `@${findNick(world, id) ?? 'unknown-user'}`;
}

/** A role as a text calls it. */
export function getRoleLabel({ guild }: PageState, id: string): string {
  return `@${guild.roles.find((role) => role.id === id)?.name ?? 'deleted-role'}`;
}

/** A channel or thread as a text calls it. */
export function getChannelLabel({ channels, bot }: PageState, id: string): string {
  return formatChannelLabel(channels.get(id), bot.username) || '#unknown';
}

/** A channel's name as people write it: `#general`, a thread's name alone, `@` and who is at the other end. */
export function formatChannelLabel(channel: APIChannel | undefined, other = ''): string {
  if (!channel) return '';
  if (isDirect(channel)) return `@${other}`;
  return isThread(channel) ? (channel.name ?? '') : `#${channel.name}`;
}

/** A channel's name alone; that of direct messages is the bot's. */
export function getChannelName({ bot }: PageState, channel: APIChannel): string {
  return isDirect(channel) ? bot.username : (channel.name ?? '');
}

/** What the bot and one person write to each other. */
export function isDirect(channel: APIChannel): boolean {
  return channel.type === directType;
}

/** That channel of the person who looks, if there is one yet. */
export function findDirectChannel({ channels }: PageState): APIChannel | undefined {
  return [...channels.values()].find(isDirect);
}

/** A thread, under whatever channel. */
export function isThread(channel: APIChannel): boolean {
  return threadTypes.includes(channel.type);
}

/** The channel above a thread. */
export function getParent(channel: APIChannel): string | null {
  return isThread(channel) && 'parent_id' in channel ? (channel.parent_id ?? null) : null;
}

/** An archived thread is out of the list, but may still be looked at. */
function isArchived(channel: APIChannel): boolean {
  return 'thread_metadata' in channel && channel.thread_metadata?.archived === true;
}

/** The channels where people talk, in the guild's order. */
export function listTextChannels(world: PageState): readonly APIChannel[] {
  return [...world.channels.values()]
    .filter(({ type }) => textTypes.includes(type))
    .sort((a, b) => getPosition(a) - getPosition(b));
}

/** The threads of a channel that are still in the list, and the one that is being looked at. */
export function listThreads(world: PageState, parent: string, current: string): readonly APIChannel[] {
  return [...world.channels.values()].filter(
    (channel) => getParent(channel) === parent && (!isArchived(channel) || channel.id === current),
  );
}

function getPosition(channel: APIChannel): number {
  return 'position' in channel ? channel.position : 0;
}

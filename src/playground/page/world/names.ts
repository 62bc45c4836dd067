import type { APIApplicationCommand, APIChannel } from 'discord-api-types/v10';
import { isOffered } from '../../actor/is-offered.ts';
import type { PageState } from './page-state.ts';

const threadTypes: readonly number[] = [10, 11, 12];
const directType = 1;
const textTypes: readonly number[] = [0, 5];

/** Returns the user's nick, or the bot's name; null for unknown users. */
export function findNick(world: PageState, id: string): string | null {
  const person = world.people.find(({ user }) => user.id === id);
  if (person) return person.nick;
  return world.bot.id === id ? (world.bot.global_name ?? world.bot.username) : null;
}

/** Returns the text of a user mention. */
export function getUserLabel(world: PageState, id: string): string {
  return `@${findNick(world, id) ?? 'unknown-user'}`;
}

/** Returns the text of a role mention. */
export function getRoleLabel({ guild }: PageState, id: string): string {
  return `@${guild.roles.find((role) => role.id === id)?.name ?? 'deleted-role'}`;
}

/** Returns the text of a channel mention. */
export function getChannelLabel({ channels, bot }: PageState, id: string): string {
  return formatChannelLabel(channels.get(id), bot.username) || '#unknown';
}

/** Formats a channel's name: `#general`, a thread's name alone, or `@` and the other user. */
export function formatChannelLabel(channel: APIChannel | undefined, other = ''): string {
  if (!channel) return '';
  if (isDirect(channel)) return `@${other}`;
  return isThread(channel) ? (channel.name ?? '') : `#${channel.name}`;
}

/** Returns a channel's name alone; for direct messages the bot's name. */
export function getChannelName({ bot }: PageState, channel: APIChannel): string {
  return isDirect(channel) ? bot.username : (channel.name ?? '');
}

/** Returns true for the direct messages of the bot and one person. */
export function isDirect(channel: APIChannel): boolean {
  return channel.type === directType;
}

/** Finds the current person's direct messages, if they are open. */
export function findDirectChannel({ channels }: PageState): APIChannel | undefined {
  return [...channels.values()].find(isDirect);
}

/** Returns true for a thread of any type. */
export function isThread(channel: APIChannel): boolean {
  return threadTypes.includes(channel.type);
}

/** Returns the parent channel's id of a thread, else null. */
export function getParent(channel: APIChannel): string | null {
  return isThread(channel) && 'parent_id' in channel ? (channel.parent_id ?? null) : null;
}

/** Returns true for an archived thread, which is not listed but may still be shown. */
function isArchived(channel: APIChannel): boolean {
  return 'thread_metadata' in channel && channel.thread_metadata?.archived === true;
}

/** Lists the commands that are offered in a channel. */
export function listOfferedCommands(world: PageState, channel: string): readonly APIApplicationCommand[] {
  const shown = world.channels.get(channel);
  const isAlone = shown !== undefined && isDirect(shown);
  return world.commands.filter((command) => isOffered(command, isAlone));
}

/** Lists the text channels in the guild's order. */
export function listTextChannels(world: PageState): readonly APIChannel[] {
  return [...world.channels.values()]
    .filter(({ type }) => textTypes.includes(type))
    .sort((a, b) => getPosition(a) - getPosition(b));
}

/** Lists a channel's threads that are not archived, and the shown one. */
export function listThreads(world: PageState, parent: string, current: string): readonly APIChannel[] {
  return [...world.channels.values()].filter(
    (channel) => getParent(channel) === parent && (!isArchived(channel) || channel.id === current),
  );
}

function getPosition(channel: APIChannel): number {
  return 'position' in channel ? channel.position : 0;
}

import type { APIApplicationCommand, APIChannel } from 'discord-api-types/v10';
import { CONTEXT, getInteractionContext, isOffered } from '../../world/interaction-context.ts';
import type { PageState } from './page-state.ts';

const threadTypes: readonly number[] = [10, 11, 12];
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
export function getChannelLabel(world: PageState, id: string): string {
  return formatChannelLabel(world, id) || '#unknown';
}

/** Formats a channel's name: `#general`, a thread's or group's name alone, or `@` and the bot; empty for unknown channels. */
export function formatChannelLabel(world: PageState, id: string): string {
  const channel = world.channels.get(id);
  if (!channel) return '';
  const name = getChannelName(world, channel);
  if (isDirect(channel)) return `@${name}`;
  return isThread(channel) || isGroup(channel) ? name : `#${name}`;
}

/** Returns a channel's name alone: the bot's for direct messages, those of the other people for a group. */
export function getChannelName(world: PageState, channel: APIChannel): string {
  if (isDirect(channel)) return world.bot.username;
  return isGroup(channel) ? listOthers(world, channel).join(', ') : (channel.name ?? '');
}

function listOthers(world: PageState, channel: APIChannel): readonly string[] {
  const recipients = ('recipients' in channel && channel.recipients) || [];
  return recipients
    .filter(({ id }) => id !== world.you.user.id)
    .map((user) => findNick(world, user.id) ?? user.global_name ?? user.username);
}

/** Returns true for the direct messages of the bot and one person. */
export const isDirect = (channel: APIChannel): boolean => getInteractionContext(channel) === CONTEXT.direct;

/** Returns true for the direct messages of several people. */
export const isGroup = (channel: APIChannel): boolean => getInteractionContext(channel) === CONTEXT.group;

/** Returns true for a channel or thread of a server. */
export const isInServer = (channel: APIChannel): boolean => getInteractionContext(channel) === CONTEXT.server;

/** Lists the current person's direct messages with the bot, then their groups. */
export function listPrivateChannels({ channels }: PageState): readonly APIChannel[] {
  const all = [...channels.values()];
  return [...all.filter(isDirect), ...all.filter(isGroup)];
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
  if (!shown) return [];
  const context = getInteractionContext(shown);
  return world.commands.filter((command) => isOffered(command, context, world.installs[context]));
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

import { type APIDMChannel, type ChannelFlags, ChannelType } from 'discord-api-types/v10';
import { createRefusal } from '../checks/refusal.ts';
import type { PlaygroundContext } from '../playground-context.ts';
import { isHidden } from './permissions.ts';
import type { ServerPerson } from './server-person.ts';
import type { Channel, Post, World } from './world.ts';

/** Returns true for the direct messages of the bot and one person. */
export const isDirect = (channel: Channel): channel is APIDMChannel => channel.type === ChannelType.DM;

/** Returns the person's id of direct messages with the bot; undefined for other channels. */
export const getRecipient = (channel: Channel | undefined): string | undefined =>
  channel !== undefined && isDirect(channel) ? channel.recipients?.[0]?.id : undefined;

/** Lists the people's ids of direct messages or a group; undefined for a server's channel. */
export const listRecipients = (channel: Channel | undefined): readonly string[] | undefined =>
  channel !== undefined && 'recipients' in channel ? channel.recipients?.map(({ id }) => id) : undefined;

/** Finds the direct messages of this person, if they were ever opened. */
const findDirect = (world: World, { user }: ServerPerson): APIDMChannel | undefined =>
  [...world.channels.values()].filter(isDirect).find((channel) => getRecipient(channel) === user.id);

/** Returns the direct messages of this person, opening them at the first call. */
export function openDirect({ world, snowflakes }: PlaygroundContext, person: ServerPerson): APIDMChannel {
  const known = findDirect(world, person);
  if (known !== undefined) return known;
  // The types require a name, which Discord omits here.
  const opened = {
    id: snowflakes.next(),
    type: ChannelType.DM,
    recipients: [person.user],
    last_message_id: null,
    // The types have no flag of 0, which Discord sends for none.
    flags: 0 as ChannelFlags,
  } satisfies Omit<APIDMChannel, 'name'> as APIDMChannel;
  world.setChannel(opened);
  return opened;
}

/**
 * Throws if the recipient blocks direct messages, or neither shares a server with the bot nor has installed it.
 * https://docs.discord.com/developers/topics/opcodes-and-status-codes#json-json-error-codes
 */
export function demandTakesDirect(world: World, channel: Channel): void {
  const person = getRecipient(channel);
  if (person === undefined) return;
  if (world.refusing.has(person)) throw createRefusal(50007);
  if (!isWithBot(world, person) && !world.installed.has(person)) throw createRefusal(50278);
}

/** Returns true if the person shares a server with the bot. */
export const isWithBot = ({ servers }: World, person: string): boolean =>
  servers.some((server) => server.isBotIn && server.has(person));

/**
 * Returns true if the user can view the channel.
 * Users can view their own direct messages and groups, and server channels that are not hidden from them.
 */
export function canEnter(world: World, { user }: ServerPerson, channel: Channel | undefined): boolean {
  const recipients = listRecipients(channel);
  if (recipients !== undefined) return recipients.includes(user.id);
  const isMember = channel !== undefined && world.serverOf(channel)?.has(user.id) === true;
  return isMember && !isHidden(world, channel, user.id);
}

/** Returns the audience of a message: `channel` for everybody there, otherwise the id of one person. */
export const getAudience = ({ channels }: World, { message, ephemeralTo }: Post): string =>
  ephemeralTo ?? getRecipient(channels.get(message.channel_id)) ?? 'channel';

/** Returns the `guild_id` field for objects of a channel; empty without a server. */
export function getGuildField(world: World, channelId: string): { readonly guild_id?: string } {
  const server = world.serverOf(world.channels.get(channelId));
  return server === undefined ? {} : { guild_id: server.id };
}

import type { APIDMChannel } from 'discord-api-types/v10';
import { type ChannelFlags, ChannelType } from 'discord-api-types/v10';
import { createRefusal } from '../checks/refusal.ts';
import type { PlaygroundContext } from '../playground-context.ts';
import { isHidden } from './hidden-channels.ts';
import type { ServerPerson } from './server-person.ts';
import type { Channel, Post, World } from './world.ts';

/** Whether a channel is that of the bot and one person. */
export const isDirect = (channel: Channel): channel is APIDMChannel => channel.type === ChannelType.DM;

/** The one person of a channel of direct messages; undefined for a channel of a server. */
export const getRecipient = (channel: Channel | undefined): string | undefined =>
  channel !== undefined && isDirect(channel) ? channel.recipients?.[0]?.id : undefined;

/** The channel of the bot and this person, if it was ever opened. */
const findDirect = (world: World, { user }: ServerPerson): APIDMChannel | undefined =>
  [...world.channels.values()].filter(isDirect).find((channel) => getRecipient(channel) === user.id);

/** The channel of the bot and this person, the same one each time. */
export function openDirect({ world, snowflakes }: PlaygroundContext, person: ServerPerson): APIDMChannel {
  const known = findDirect(world, person);
  if (known !== undefined) return known;
  // The types want a name, which Discord leaves out here.
  const opened = {
    id: snowflakes.next(),
    type: ChannelType.DM,
    recipients: [person.user],
    last_message_id: null,
    // The types know no flag that is 0, which Discord sends for none.
    flags: 0 as ChannelFlags,
  } satisfies Omit<APIDMChannel, 'name'> as APIDMChannel;
  world.setChannel(opened);
  return opened;
}

/**
 * Refuses a new message to somebody who takes none, or who shares no server with the bot.
 * https://docs.discord.com/developers/topics/opcodes-and-status-codes#json-json-error-codes
 */
export function demandTakesDirect(world: World, channel: Channel): void {
  const person = getRecipient(channel);
  if (person === undefined) return;
  if (!isWithBot(world, person) || world.refusing.has(person)) throw createRefusal(50007);
}

/** Whether somebody is on a server where the bot is. */
export const isWithBot = ({ servers }: World, person: string): boolean =>
  servers.some((server) => server.isBotIn && server.has(person));

/** Returns whether a user can view a channel: their own direct messages, or a server channel that is not hidden from them. */
export function canEnter(world: World, { user }: ServerPerson, channel: Channel | undefined): boolean {
  const recipient = getRecipient(channel);
  if (recipient !== undefined) return recipient === user.id;
  const isMember = channel !== undefined && world.serverOf(channel)?.has(user.id) === true;
  return isMember && !isHidden(world, channel, user.id);
}

/** Who gets a message: `channel` for everybody there, otherwise the id of one person. */
export const getAudience = ({ channels }: World, { message, ephemeralTo }: Post): string =>
  ephemeralTo ?? getRecipient(channels.get(message.channel_id)) ?? 'channel';

/** The server's id as an object of a channel there carries it; nothing in direct messages. */
export function getGuildField(world: World, channelId: string): { readonly guild_id?: string } {
  const server = world.serverOf(world.channels.get(channelId));
  return server === undefined ? {} : { guild_id: server.id };
}

/**
 * Who installed the application: of direct messages with the bot nobody in particular.
 * https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-authorizing-integration-owners-object
 */
export const getInstallOwners = (world: World, channelId: string): { readonly 0: string } => ({
  0: getGuildField(world, channelId).guild_id ?? '0',
});

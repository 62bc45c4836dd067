import type { APIDMChannel } from 'discord-api-types/v10';
import { type ChannelFlags, ChannelType } from 'discord-api-types/v10';
import { refusal } from '../checks/refusal.ts';
import type { Room } from '../room.ts';
import { isHidden } from './hidden.ts';
import type { Inhabitant } from './people.ts';
import type { Channel, Post, World } from './world.ts';

/** Whether a channel is that of the bot and one person. */
export const isDirect = (channel: Channel): channel is APIDMChannel => channel.type === ChannelType.DM;

/** The one person of a channel of direct messages; undefined for a channel of a server. */
export const recipientOf = (channel: Channel | undefined): string | undefined =>
  channel !== undefined && isDirect(channel) ? channel.recipients?.[0]?.id : undefined;

/** The channel of the bot and this person, if it was ever opened. */
const directWith = (world: World, { user }: Inhabitant): APIDMChannel | undefined =>
  [...world.channels.values()].filter(isDirect).find((channel) => recipientOf(channel) === user.id);

/** The channel of the bot and this person, the same one each time. */
export function openDirect({ world, snowflakes }: Room, person: Inhabitant): APIDMChannel {
  const known = directWith(world, person);
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
export function demandTaken(world: World, channel: Channel): void {
  const person = recipientOf(channel);
  if (person === undefined) return;
  if (!meetsBot(world, person) || world.refusing.has(person)) throw refusal(50007);
}

/** Whether somebody is on a server where the bot is. */
export const meetsBot = ({ servers }: World, person: string): boolean =>
  servers.some((server) => server.isBotIn && server.has(person));

/** Returns whether a user can view a channel: their own direct messages, or a server channel that is not hidden from them. */
export function canEnter(world: World, { user }: Inhabitant, channel: Channel | undefined): boolean {
  const recipient = recipientOf(channel);
  if (recipient !== undefined) return recipient === user.id;
  const isMember = channel !== undefined && world.serverOf(channel)?.has(user.id) === true;
  return isMember && !isHidden(world, channel, user.id);
}

/** Who gets a message: `channel` for everybody there, otherwise the id of one person. */
export const audienceOf = ({ channels }: World, { message, ephemeralTo }: Post): string =>
  ephemeralTo ?? recipientOf(channels.get(message.channel_id)) ?? 'channel';

/** The server's id as an object of a channel there carries it; nothing in direct messages. */
export function guildIn(world: World, channelId: string): { readonly guild_id?: string } {
  const server = world.serverOf(world.channels.get(channelId));
  return server === undefined ? {} : { guild_id: server.id };
}

/**
 * Who installed the application: of direct messages with the bot nobody in particular.
 * https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-authorizing-integration-owners-object
 */
export const ownersIn = (world: World, channelId: string): { readonly 0: string } => ({
  0: guildIn(world, channelId).guild_id ?? '0',
});

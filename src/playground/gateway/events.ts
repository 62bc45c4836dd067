import { botMember, guildCreateOf, memberOf, shown } from '../world/guild.ts';
import { BOT_ID, GUILD_ID } from '../world/ids.ts';
import type { Change, Channel, Post, World } from '../world/world.ts';

/** An event and the intent that lets a session have it. */
export interface GatewayEvent {
  readonly intent: number;
  readonly t: string;
  readonly d: unknown;
}

const GUILDS = 1 << 0;
const GUILD_MESSAGES = 1 << 9;

/**
 * What the Gateway says about a change. Of ephemeral messages it says nothing.
 * https://docs.discord.com/developers/events/gateway#list-of-intents
 */
export function eventsOf(world: World, change: Change): readonly GatewayEvent[] {
  if (change.kind === 'bot') return [comingAndGoing(world)];
  return world.isBotIn ? happened(world, change) : [];
}

/** Without `unavailable` a client knows that it is not an outage: the bot was thrown out. */
function comingAndGoing(world: World): GatewayEvent {
  if (!world.isBotIn) return { intent: GUILDS, t: 'GUILD_DELETE', d: { id: GUILD_ID } };
  return { intent: GUILDS, t: 'GUILD_CREATE', d: guildCreateOf(world) };
}

function happened(world: World, change: Change): readonly GatewayEvent[] {
  switch (change.kind) {
    case 'posted':
      return messageEvent(world, 'MESSAGE_CREATE', change.post);
    case 'edited':
      return messageEvent(world, 'MESSAGE_UPDATE', change.post);
    case 'deleted':
      return deletion(change.post);
    case 'channel':
    case 'thread opened':
      return [channelEvent(world, change.kind, change.channel)];
    case 'channel gone':
      return [goneEvent(world, change.channel)];
    default:
      return [];
  }
}

function messageEvent(world: World, t: string, post: Post): readonly GatewayEvent[] {
  if (post.ephemeralTo !== null) return [];
  const { author } = post.message;
  const person = world.person(author.id);
  const { user: _, ...member } = person === undefined ? botMember(world) : memberOf(person);
  const d = { ...readable(post), guild_id: GUILD_ID, member };
  return [{ intent: GUILD_MESSAGES, t, d }];
}

/** Without MESSAGE_CONTENT a bot reads only what it wrote itself or what mentions it. */
function readable({ message }: Post): object {
  const own = message.author.id === BOT_ID || message.mentions.some(({ id }) => id === BOT_ID);
  return own ? message : { ...message, content: '', embeds: [], attachments: [], components: [] };
}

function deletion({ message, ephemeralTo }: Post): readonly GatewayEvent[] {
  if (ephemeralTo !== null) return [];
  const d = { id: message.id, channel_id: message.channel_id, guild_id: GUILD_ID };
  return [{ intent: GUILD_MESSAGES, t: 'MESSAGE_DELETE', d }];
}

function channelEvent(world: World, kind: 'channel' | 'thread opened', channel: Channel): GatewayEvent {
  if (kind === 'thread opened')
    return { intent: GUILDS, t: 'THREAD_CREATE', d: { ...channel, newly_created: true } };
  const t = 'thread_metadata' in channel ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE';
  return { intent: GUILDS, t, d: shown(world, channel) };
}

/** Of the threads that go with their channel the Gateway says nothing. */
function goneEvent(world: World, channel: Channel): GatewayEvent {
  if (!('thread_metadata' in channel))
    return { intent: GUILDS, t: 'CHANNEL_DELETE', d: shown(world, channel) };
  const { id, guild_id, parent_id, type } = channel;
  return { intent: GUILDS, t: 'THREAD_DELETE', d: { id, guild_id, parent_id, type } };
}

import type { APIGuildMember } from 'discord-api-types/v10';
import { guildIn, recipientOf } from '../world/direct.ts';
import { botMember, guildCreateOf, memberOf, shown } from '../world/guild.ts';
import { BOT_ID, GUILD_ID } from '../world/ids.ts';
import type { Change, Channel, Post, World } from '../world/world.ts';

/** An event and the intent that lets a session have it. */
export interface GatewayEvent {
  readonly intent: number;
  readonly t: string;
  readonly d: unknown;
  /** Of direct messages the first shard alone is told. */
  readonly isDirect?: true;
}

const GUILDS = 1 << 0;
const GUILD_MESSAGES = 1 << 9;
const DIRECT_MESSAGES = 1 << 12;

/**
 * What the Gateway says about a change. Of ephemeral messages it says nothing, nor of a server where the bot is not.
 * https://docs.discord.com/developers/events/gateway#list-of-intents
 */
export function eventsOf(world: World, change: Change): readonly GatewayEvent[] {
  if (change.kind === 'bot') return [comingAndGoing(world)];
  if ('post' in change) return written(world, change);
  return world.isBotIn ? happened(world, change) : [];
}

/** Without `unavailable` a client knows that it is not an outage: the bot was thrown out. */
function comingAndGoing(world: World): GatewayEvent {
  if (!world.isBotIn) return { intent: GUILDS, t: 'GUILD_DELETE', d: { id: GUILD_ID } };
  return { intent: GUILDS, t: 'GUILD_CREATE', d: guildCreateOf(world) };
}

function happened(world: World, change: Change): readonly GatewayEvent[] {
  switch (change.kind) {
    case 'channel':
    case 'channel opened':
    case 'thread opened':
      return recipientOf(change.channel) === undefined
        ? [channelEvent(world, change.kind, change.channel)]
        : [];
    case 'channel gone':
      return [goneEvent(world, change.channel)];
    default:
      return [];
  }
}

type Written = Extract<Change, { readonly post: Post }>;

const WRITTEN = { posted: 'MESSAGE_CREATE', edited: 'MESSAGE_UPDATE', deleted: 'MESSAGE_DELETE' } as const;

function written(world: World, { kind, post }: Written): readonly GatewayEvent[] {
  if (post.ephemeralTo !== null || kind === 'dismissed') return [];
  const { id, channel_id } = post.message;
  const place = guildIn(world, channel_id);
  const isDirect = place.guild_id === undefined;
  const whole = { ...(isDirect ? post.message : { ...readable(post), ...authorIn(world, post) }), ...place };
  const event = { t: WRITTEN[kind], d: kind === 'deleted' ? { id, channel_id, ...place } : whole };
  if (isDirect) return [{ ...event, intent: DIRECT_MESSAGES, isDirect }];
  return world.isBotIn ? [{ ...event, intent: GUILD_MESSAGES }] : [];
}

function authorIn(
  world: World,
  { message: { author } }: Post,
): { readonly member: Omit<APIGuildMember, 'user'> } {
  const person = world.person(author.id);
  const { user: _, ...member } = person === undefined ? botMember(world) : memberOf(person);
  return { member };
}

/** Without MESSAGE_CONTENT a bot reads only what it wrote itself or what mentions it. */
function readable({ message }: Post): object {
  const own = message.author.id === BOT_ID || message.mentions.some(({ id }) => id === BOT_ID);
  return own ? message : { ...message, content: '', embeds: [], attachments: [], components: [] };
}

type Shown = Exclude<Extract<Change, { readonly channel: Channel }>['kind'], 'channel gone'>;

function channelEvent(world: World, kind: Shown, channel: Channel): GatewayEvent {
  if (kind === 'thread opened')
    return { intent: GUILDS, t: 'THREAD_CREATE', d: { ...channel, newly_created: true } };
  if (kind === 'channel opened') return { intent: GUILDS, t: 'CHANNEL_CREATE', d: shown(world, channel) };
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

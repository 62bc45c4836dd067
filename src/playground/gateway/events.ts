import type { APIGuildMember } from 'discord-api-types/v10';
import { getGuildField } from '../world/direct.ts';
import { isGroup } from '../world/group.ts';
import { createBotChannel, createBotMember, createGuildCreate, createMember } from '../world/guild.ts';
import { BOT_ID } from '../world/ids.ts';
import type { ReactionChange } from '../world/reactions.ts';
import type { Server } from '../world/server.ts';
import type { Channel, Post, World, WorldChange } from '../world/world.ts';

const GUILD_MESSAGE_REACTIONS = 1 << 10;

const DIRECT_MESSAGE_REACTIONS = 1 << 13;

/** An event and the intent that a session needs to receive it. */
export interface GatewayEvent {
  readonly intent: number;
  readonly t: string;
  readonly d: unknown;
  /** Data for sessions with MESSAGE_CONTENT, if it differs. */
  readonly withContent?: unknown;
  /** Server whose shard receives the event; null for direct messages, which only the first shard receives. */
  readonly guild: string | null;
}

const GUILDS = 1 << 0;
const GUILD_MEMBERS = 1 << 1;
const GUILD_MESSAGES = 1 << 9;
const DIRECT_MESSAGES = 1 << 12;

/**
 * Lists the Gateway's events about a change.
 * Ephemeral messages, groups, and servers without the bot cause none. https://docs.discord.com/developers/events/gateway#list-of-intents
 */
export function listGatewayEvents(world: World, change: WorldChange): readonly GatewayEvent[] {
  if (change.kind === 'bot') return [createGuildEvent(world, change.server)];
  if (change.kind === 'member' || change.kind === 'member roles') return createMemberEvents(change);
  if (change.kind === 'role gone') return createRoleEvents(change.server, change.role);
  if ('post' in change && isInGroup(world, change.post)) return [];
  if ('emoji' in change) return createReactionEvents(world, change);
  if ('post' in change) return createMessageEvents(world, change);
  if (!('channel' in change) || world.untold.has(change.channel.id)) return [];
  const server = world.serverOf(change.channel);
  return server?.isBotIn === true
    ? [{ ...createChannelEvent(world, change), intent: GUILDS, guild: server.id }]
    : [];
}

function isInGroup({ channels }: World, { message }: Post): boolean {
  const channel = channels.get(message.channel_id);
  return channel !== undefined && isGroup(channel);
}

/** Creates the event for the bot joining or leaving a server. GUILD_DELETE without `unavailable` means a kick rather than an outage. */
function createGuildEvent(world: World, server: Server): GatewayEvent {
  const { id: guild } = server;
  if (!server.isBotIn) return { intent: GUILDS, guild, t: 'GUILD_DELETE', d: { id: guild } };
  return { intent: GUILDS, guild, t: 'GUILD_CREATE', d: createGuildCreate(world, server) };
}

function createRoleEvents({ id: guild, isBotIn }: Server, role: string): readonly GatewayEvent[] {
  const d = { guild_id: guild, role_id: role };
  return isBotIn ? [{ intent: GUILDS, guild, t: 'GUILD_ROLE_DELETE', d }] : [];
}

function createMemberEvents({
  kind,
  server,
  user,
}: Extract<WorldChange, { kind: 'member' | 'member roles' }>): readonly GatewayEvent[] {
  const person = server.person(user);
  if (person === undefined || !server.isBotIn) return [];
  const place = { intent: GUILD_MEMBERS, guild: server.id };
  if (!server.has(user))
    return [{ ...place, t: 'GUILD_MEMBER_REMOVE', d: { guild_id: server.id, user: person.user } }];
  const t = kind === 'member' ? 'GUILD_MEMBER_ADD' : 'GUILD_MEMBER_UPDATE';
  return [{ ...place, t, d: { guild_id: server.id, ...createMember(person) } }];
}

/** Name and data of an event. */
type EventBody = Pick<GatewayEvent, 't' | 'd'>;

function createChannelEvent(
  world: World,
  { kind, channel }: Extract<WorldChange, { readonly channel: Channel }>,
): EventBody {
  return kind === 'channel gone'
    ? createGoneEvent(world, channel)
    : createShownChannelEvent(world, kind, channel);
}

type MessageChange = Exclude<Extract<WorldChange, { readonly post: Post }>, ReactionChange>;

const MESSAGE_EVENTS = {
  posted: 'MESSAGE_CREATE',
  edited: 'MESSAGE_UPDATE',
  deleted: 'MESSAGE_DELETE',
} as const;

function createMessageEvents(world: World, { kind, post }: MessageChange): readonly GatewayEvent[] {
  if (post.ephemeralTo !== null || kind === 'dismissed') return [];
  const { id, channel_id } = post.message;
  const place = getGuildField(world, channel_id);
  const t = MESSAGE_EVENTS[kind];
  const server = world.serverOf(world.channels.get(channel_id));
  const create = (message: object) =>
    kind === 'deleted' ? { id, channel_id, ...place } : { ...message, ...place };
  if (server === undefined) return [{ t, d: create(post.message), intent: DIRECT_MESSAGES, guild: null }];
  if (!server.isBotIn) return [];
  const author = getAuthorMember(world, server, post);
  const d = create({ ...getReadableMessage(post), ...author });
  const withContent = create({ ...post.message, ...author });
  return [{ t, d, withContent, intent: GUILD_MESSAGES, guild: server.id }];
}

function getAuthorMember(
  world: World,
  server: Server,
  { message: { author } }: Post,
): { readonly member: Omit<APIGuildMember, 'user'> } {
  const person = server.person(author.id);
  const { user: _, ...member } = person === undefined ? createBotMember(world, server) : createMember(person);
  return { member };
}

/** Returns the message as a bot without MESSAGE_CONTENT reads it: complete only if its own or mentioning it. */
function getReadableMessage({ message }: Post): object {
  const own = message.author.id === BOT_ID || message.mentions.some(({ id }) => id === BOT_ID);
  return own ? message : { ...message, content: '', embeds: [], attachments: [], components: [] };
}

type ChannelChangeKind = Exclude<Extract<WorldChange, { readonly channel: Channel }>['kind'], 'channel gone'>;

function createShownChannelEvent(world: World, kind: ChannelChangeKind, channel: Channel): EventBody {
  if (kind === 'thread opened') return { t: 'THREAD_CREATE', d: { ...channel, newly_created: true } };
  if (kind === 'channel opened') return { t: 'CHANNEL_CREATE', d: createBotChannel(world, channel) };
  const t = 'thread_metadata' in channel ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE';
  return { t, d: createBotChannel(world, channel) };
}

/** Creates the event of a deleted channel or thread; threads deleted with their channel cause none. */
function createGoneEvent(world: World, channel: Channel): EventBody {
  if (!('thread_metadata' in channel)) return { t: 'CHANNEL_DELETE', d: createBotChannel(world, channel) };
  const { id, guild_id, parent_id, type } = channel;
  return { t: 'THREAD_DELETE', d: { id, guild_id, parent_id, type } };
}

/** Creates the event of changed reactions: https://docs.discord.com/developers/events/gateway-events#message-reaction-add */
function createReactionEvents(
  world: World,
  change: ReactionChange & { readonly post: Post },
): readonly GatewayEvent[] {
  const { id: message_id, channel_id, author } = change.post.message;
  const { kind, emoji, user } = change;
  const server = world.serverOf(world.channels.get(channel_id));
  const place = { channel_id, message_id, ...getGuildField(world, channel_id) };
  const one = { ...place, ...(emoji && { emoji }), ...(user && { user_id: user, burst: false, type: 0 }) };
  const added = { message_author_id: author.id, burst_colors: [], ...getMemberField(world, server, user) };
  const event = { t: getEventName(change), d: kind === 'reacted' ? { ...one, ...added } : one };
  if (server === undefined) return [{ ...event, intent: DIRECT_MESSAGE_REACTIONS, guild: null }];
  return server.isBotIn ? [{ ...event, intent: GUILD_MESSAGE_REACTIONS, guild: server.id }] : [];
}

function getEventName({ kind, emoji, user }: ReactionChange): string {
  if (kind === 'reacted') return 'MESSAGE_REACTION_ADD';
  if (user !== null) return 'MESSAGE_REACTION_REMOVE';
  return emoji === null ? 'MESSAGE_REACTION_REMOVE_ALL' : 'MESSAGE_REACTION_REMOVE_EMOJI';
}

function getMemberField(world: World, server: Server | undefined, user: string | null): object {
  if (server === undefined) return {};
  const person = server.person(user ?? '');
  return { member: person === undefined ? createBotMember(world, server) : createMember(person) };
}

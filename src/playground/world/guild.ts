import {
  type APIGuild,
  type APIGuildMember,
  type APIRole,
  type APITextChannel,
  ChannelFlags,
  type GuildMemberFlags,
  PermissionFlagsBits as P,
  type RoleFlags,
} from 'discord-api-types/v10';
import { isDirect } from './direct.ts';
import { isGroup } from './group.ts';
import { BOT_ROLE, getServerSpecificId, MANAGER_ROLE, OWNER_ID } from './ids.ts';
import { EVERYONE, getOverwrites, isHidden, MANAGER } from './permissions.ts';
import { FIRST_JOINED, type Server } from './server.ts';
import type { ServerPerson } from './server-person.ts';
import type { Channel, World } from './world.ts';

const createRole = (id: string, name: string, permissions: bigint, position: number): APIRole => ({
  id,
  name,
  permissions: permissions.toString(),
  position,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  managed: false,
  mentionable: false,
  flags: 0 as RoleFlags,
});

/** Lists the roles of a server, including @everyone. The role of a bot that manages is above all but the managers'. */
export function listRoles({ bot }: Pick<World, 'bot'>, server: Server): readonly APIRole[] {
  const { id, nth, roles, botManages, botPermissions } = server;
  const [botAt, managersAt] = botManages ? [roles.length + 3, roles.length + 4] : [1, 2];
  return [
    createRole(id, '@everyone', EVERYONE, 0),
    { ...createRole(getServerSpecificId(nth, BOT_ROLE), bot.username, botPermissions, botAt), managed: true },
    createRole(getServerSpecificId(nth, MANAGER_ROLE), 'Host', MANAGER, managersAt),
    ...roles.map((one, at) => createRole(one.id, one.name, 0n, at + 3)),
  ];
}

/** Creates the guild object: https://docs.discord.com/developers/resources/guild#guild-object */
export const createGuild = (world: World, server: Server): APIGuild =>
  ({
    id: server.id,
    name: server.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    owner_id: OWNER_ID,
    region: 'deprecated',
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: server.notifiesOfAll ? 0 : 1,
    explicit_content_filter: 0,
    roles: listRoles(world, server),
    emojis: [],
    stickers: [],
    features: [],
    mfa_level: 0,
    application_id: null,
    system_channel_id: world.channels.has(server.systemChannel ?? '') ? server.systemChannel : null,
    system_channel_flags: 0,
    rules_channel_id: null,
    vanity_url_code: null,
    description: null,
    banner: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: server.locale,
    public_updates_channel_id: null,
    nsfw_level: 0,
    premium_progress_bar_enabled: false,
    safety_alerts_channel_id: null,
    hub_type: null,
    incidents_data: null,
    // The types have no flag of 0, which Discord sends for none.
  }) as unknown as APIGuild;

/** Creates the data of GUILD_CREATE; clients wait for these lists. */
export const createGuildCreate = (world: World, server: Server): Record<string, unknown> => ({
  ...createGuild(world, server),
  joined_at: server.botJoined,
  large: false,
  unavailable: false,
  member_count: listMembers(server).length + 1,
  voice_states: [],
  members: [...listMembers(server).map(createMember), createBotMember(world, server)],
  channels: listChannels(world, server),
  threads: listKnownChannels(world, server).filter(
    (c) => 'thread_metadata' in c && c.thread_metadata?.archived !== true,
  ),
  presences: [],
  stage_instances: [],
  guild_scheduled_events: [],
  soundboard_sounds: [],
});

/** Lists the server's channels and threads that the bot hears of. */
const listKnownChannels = ({ channels, untold }: World, { id }: Server): readonly Channel[] =>
  [...channels.values()].filter(
    (channel) => 'guild_id' in channel && channel.guild_id === id && !untold.has(channel.id),
  );

/** Lists the server's channels, without threads. */
export const listChannels = (world: World, server: Server): readonly Channel[] =>
  listKnownChannels(world, server)
    .filter((channel) => !('thread_metadata' in channel))
    .map((channel) => createBotChannel(world, channel));

const listMembers = (server: Server): readonly ServerPerson[] =>
  server.people.filter(({ user }) => server.has(user.id));

const memberFields = {
  avatar: null,
  banner: null,
  joined_at: FIRST_JOINED,
  premium_since: null,
  deaf: false,
  mute: false,
  pending: false,
  flags: 0 as GuildMemberFlags,
  communication_disabled_until: null,
};

/** Creates the member object: https://docs.discord.com/developers/resources/guild#guild-member-object */
export const createMember = (person: ServerPerson): APIGuildMember => ({
  ...memberFields,
  user: person.user,
  nick: person.nick,
  roles: [...person.roles],
});

/** Creates the bot's member object, with the role of its invite. */
export const createBotMember = ({ bot }: World, { nth, botJoined }: Server): APIGuildMember => ({
  ...memberFields,
  joined_at: botJoined,
  user: bot,
  nick: null,
  roles: [getServerSpecificId(nth, BOT_ROLE)],
});

/**
 * Creates the channel as the Gateway sends it; one that the bot cannot view is obfuscated.
 * https://github.com/discord/discord-api-docs/pull/8454
 */
export function createBotChannel(world: World, channel: Channel): Channel {
  if (isViewable(world, channel)) return createShownChannel(world, channel);
  const { id, type, position, parent_id, guild_id } = channel as APITextChannel;
  const overwrite = { id: guild_id, type: 0, allow: '0', deny: P.ViewChannel.toString() };
  return {
    // Discord omits more fields than the library's types allow.
    ...{ id, type, position, parent_id, guild_id },
    name: '___hidden___',
    flags: ChannelFlags.ChannelObfuscated,
    permission_overwrites: [overwrite],
  } as unknown as Channel;
}

export const isViewable = (world: World, channel: Channel): boolean =>
  'thread_metadata' in channel || isDirect(channel) || (world.botPermissions(channel) & P.ViewChannel) !== 0n;

/** Creates the channel object with overwrites for the bot's permissions there. */
export function createShownChannel(world: World, channel: Channel): Channel {
  if ('thread_metadata' in channel || isDirect(channel) || isGroup(channel)) return channel;
  const held = world.botPermissions(channel);
  const base = (world.serverOf(channel)?.botPermissions ?? 0n) | EVERYONE;
  const isPrivate = isHidden(world, channel, (channel as APITextChannel).guild_id ?? '');
  if (held === base && !isPrivate) return channel;
  const ofBot = {
    id: world.bot.id,
    type: 1,
    allow: (isPrivate ? held : held & ~base).toString(),
    deny: (base & ~held).toString(),
  };
  return { ...channel, permission_overwrites: [...getOverwrites(channel), ofBot] };
}

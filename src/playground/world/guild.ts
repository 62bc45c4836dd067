import {
  type APIGuild,
  type APIGuildMember,
  type APIRole,
  type GuildMemberFlags,
  PermissionFlagsBits as P,
  type RoleFlags,
} from 'discord-api-types/v10';
import { isDirect } from './direct.ts';
import { GUILD_ID, OWNER_ID } from './ids.ts';
import type { Inhabitant } from './people.ts';
import { BOT_PERMISSIONS, EVERYONE, MANAGER } from './permission-sets.ts';
import { type Channel, FIRST_JOINED, type World } from './world.ts';

const BOT_ROLE = '1300000000000000201';
const MANAGER_ROLE = '1300000000000000202';

const role = (id: string, name: string, permissions: bigint, position: number): APIRole => ({
  id,
  name,
  permissions: permissions.toString(),
  position,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  managed: id === BOT_ROLE,
  mentionable: false,
  flags: 0 as RoleFlags,
});

const roles = (bot: string): APIRole[] => [
  role(GUILD_ID, '@everyone', EVERYONE, 0),
  role(BOT_ROLE, bot, BOT_PERMISSIONS, 1),
  role(MANAGER_ROLE, 'Host', MANAGER, 2),
];

/** https://docs.discord.com/developers/resources/guild#guild-object */
export const guildOf = (world: World): APIGuild =>
  ({
    id: GUILD_ID,
    name: world.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    owner_id: OWNER_ID,
    region: 'deprecated',
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    roles: roles(world.bot.username),
    emojis: [],
    stickers: [],
    features: [],
    mfa_level: 0,
    application_id: null,
    system_channel_id: world.channels.has(world.systemChannel ?? '') ? world.systemChannel : null,
    system_channel_flags: 0,
    rules_channel_id: null,
    vanity_url_code: null,
    description: null,
    banner: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: world.guildLocale,
    public_updates_channel_id: null,
    nsfw_level: 0,
    premium_progress_bar_enabled: false,
    safety_alerts_channel_id: null,
    hub_type: null,
    incidents_data: null,
    // The types know no flag that is 0, which Discord sends for none.
  }) as unknown as APIGuild;

/** The room's guild as GUILD_CREATE carries it: a client waits for these lists. */
export const guildCreateOf = (world: World): Record<string, unknown> => ({
  ...guildOf(world),
  joined_at: world.botJoined,
  large: false,
  unavailable: false,
  member_count: membersOf(world).length + 1,
  voice_states: [],
  members: [...membersOf(world).map(memberOf), botMember(world)],
  channels: channelsOf(world),
  threads: [...world.channels.values()].filter(
    (c) => 'thread_metadata' in c && c.thread_metadata?.archived !== true,
  ),
  presences: [],
  stage_instances: [],
  guild_scheduled_events: [],
  soundboard_sounds: [],
});

/** The server's channels, without threads. */
export const channelsOf = (world: World): readonly Channel[] =>
  [...world.channels.values()]
    .filter((channel) => 'guild_id' in channel && !('thread_metadata' in channel))
    .map((channel) => shown(world, channel));

const membersOf = (world: World): readonly Inhabitant[] =>
  world.people.filter(({ user }) => !world.away.has(user.id));

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

/** https://docs.discord.com/developers/resources/guild#guild-member-object */
export const memberOf = (person: Inhabitant): APIGuildMember => ({
  ...memberFields,
  user: person.user,
  nick: person.nick,
  roles: (person.permissions & P.ManageGuild) === 0n ? [] : [MANAGER_ROLE],
});

/** The bot as a member, with the role its invite made. */
export const botMember = ({ bot, botJoined }: World): APIGuildMember => ({
  ...memberFields,
  joined_at: botJoined,
  user: bot,
  nick: null,
  roles: [BOT_ROLE],
});

/** The channel with the overwrites that spell out what the bot may do there. */
export function shown(world: World, channel: Channel): Channel {
  if ('thread_metadata' in channel || isDirect(channel)) return channel;
  const held = world.botPermissions(channel);
  const base = BOT_PERMISSIONS | EVERYONE;
  if (held === base) return channel;
  const overwrite = {
    id: world.bot.id,
    type: 1,
    allow: (held & ~base).toString(),
    deny: (base & ~held).toString(),
  };
  return { ...channel, permission_overwrites: [overwrite] };
}

import type {
  APIGuild,
  APIGuildMember,
  APIRole,
  APITextChannel,
  GuildMemberFlags,
  RoleFlags,
} from 'discord-api-types/v10';
import { ChannelType } from 'discord-api-types/v10';
import type { Inhabitant } from './people.ts';
import { BOT, EVERYONE, MANAGER_ROLE_PERMISSIONS } from './people.ts';
import { BOT_PERMISSIONS } from './permissions.ts';
import type { Channel, World } from './world.ts';

/** Fixed, so that a bot which remembers channels finds them again after a restart of the room. */
export const GUILD_ID = '1300000000000000200';

const BOT_ROLE = '1300000000000000201';
const MANAGER_ROLE = '1300000000000000202';
const JOINED = '2026-01-02T19:00:00.000000+00:00';

const NAMES = ['general', 'table-one', 'table-two', '놀이방'];

/** The channels of the server before anybody opened a thread. */
export const firstChannels = (): readonly APITextChannel[] =>
  NAMES.map((name, position) => ({
    id: `130000000000000030${position + 1}`,
    type: ChannelType.GuildText,
    guild_id: GUILD_ID,
    name,
    position,
    topic: null,
    nsfw: false,
    parent_id: null,
    last_message_id: null,
    rate_limit_per_user: 0,
    permission_overwrites: [],
  }));

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

const roles = (): APIRole[] => [
  role(GUILD_ID, '@everyone', EVERYONE, 0),
  role(BOT_ROLE, 'Piecemeal', BOT_PERMISSIONS, 1),
  role(MANAGER_ROLE, 'Host', MANAGER_ROLE_PERMISSIONS, 2),
];

/** https://docs.discord.com/developers/resources/guild#guild-object */
export const guildOf = (world: World): APIGuild =>
  ({
    id: GUILD_ID,
    name: 'Friday Table',
    icon: null,
    splash: null,
    discovery_splash: null,
    // Somebody who is away, so that nobody here may do everything.
    owner_id: '1300000000000000400',
    region: 'deprecated',
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    roles: roles(),
    emojis: [],
    stickers: [],
    features: [],
    mfa_level: 0,
    application_id: null,
    system_channel_id: null,
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
  joined_at: JOINED,
  large: false,
  unavailable: false,
  member_count: world.people.length + 1,
  voice_states: [],
  members: [...world.people.map(memberOf), botMember()],
  channels: [...world.channels.values()]
    .filter((channel) => !('thread_metadata' in channel))
    .map((c) => shown(world, c)),
  threads: [...world.channels.values()].filter(
    (c) => 'thread_metadata' in c && c.thread_metadata?.archived !== true,
  ),
  presences: [],
  stage_instances: [],
  guild_scheduled_events: [],
  soundboard_sounds: [],
});

const memberFields = {
  avatar: null,
  banner: null,
  joined_at: JOINED,
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
  roles: person.permissions === EVERYONE ? [] : [MANAGER_ROLE],
});

/** The bot as a member, with the role its invite made. */
export const botMember = (): APIGuildMember => ({
  ...memberFields,
  user: BOT,
  nick: null,
  roles: [BOT_ROLE],
});

/** The channel with the overwrites that spell out what the bot may do there. */
export function shown(world: World, channel: Channel): Channel {
  if ('thread_metadata' in channel) return channel;
  const held = world.botPermissions(channel);
  const base = BOT_PERMISSIONS | EVERYONE;
  if (held === base) return channel;
  const overwrite = {
    id: BOT.id,
    type: 1,
    allow: (held & ~base).toString(),
    deny: (base & ~held).toString(),
  };
  return { ...channel, permission_overwrites: [overwrite] };
}

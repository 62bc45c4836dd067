import type { Room } from '../room.ts';
import { isDirect, ownersIn } from '../world/direct.ts';
import { memberOf, shown } from '../world/guild.ts';
import { APPLICATION_ID } from '../world/ids.ts';
import type { Interaction } from '../world/interaction.ts';
import type { Inhabitant } from '../world/people.ts';
import type { World } from '../world/world.ts';

const FILE_BYTES = 10 * 1024 * 1024;

/** INTERACTION_CREATE: https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object */
export function payloadOf(room: Room, interaction: Interaction, data: unknown): Record<string, unknown> {
  const { world } = room;
  const channel = world.channel(interaction.channelId);
  const message = world.posts.get(interaction.source ?? '')?.message;
  return {
    id: interaction.id,
    application_id: APPLICATION_ID,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    data,
    ...(isDirect(channel) ? alone(interaction) : onServer(world, interaction)),
    channel: { ...shown(world, channel), permissions: interaction.person.permissions.toString() },
    channel_id: channel.id,
    locale: interaction.person.locale,
    app_permissions: world.botPermissions(channel).toString(),
    entitlements: [],
    authorizing_integration_owners: ownersIn(world, channel.id),
    attachment_size_limit: FILE_BYTES,
    ...(message === undefined ? {} : { message }),
  };
}

const CONTEXT = { server: 0, direct: 1 } as const;

function onServer(world: World, { person }: Interaction): object {
  return {
    guild: { id: world.guildId, locale: world.guildLocale, features: [] },
    guild_id: world.guildId,
    guild_locale: world.guildLocale,
    member: { ...memberOf(person), permissions: person.permissions.toString() },
    context: CONTEXT.server,
  };
}

/** In direct messages there is no server, so the person is a user and no member. */
const alone = ({ person }: Interaction): object => ({ user: person.user, context: CONTEXT.direct });

/** The people and channels that ids in an interaction stand for. */
export function resolvedOf(world: World, ids: readonly string[]): { readonly resolved?: object } {
  const people = ids.flatMap((id) => world.person(id) ?? []);
  const channels = ids.flatMap((id) => world.channels.get(id) ?? []);
  if (people.length + channels.length === 0) return {};
  const resolved = {
    ...(people.length === 0
      ? {}
      : { users: byId(people, ({ user }) => user), members: byId(people, partialMember) }),
    ...(channels.length === 0 ? {} : { channels: Object.fromEntries(channels.map((one) => [one.id, one])) }),
  };
  return { resolved };
}

const byId = (people: readonly Inhabitant[], of: (person: Inhabitant) => object): object =>
  Object.fromEntries(people.map((person) => [person.user.id, of(person)]));

function partialMember(person: Inhabitant): object {
  const { user: _, deaf: __, mute: ___, ...member } = memberOf(person);
  return { ...member, permissions: person.permissions.toString() };
}

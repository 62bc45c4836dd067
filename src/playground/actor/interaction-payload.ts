import type { APIGuildMember } from 'discord-api-types/v10';
import type { PlaygroundContext } from '../playground-context.ts';
import { createBotMember, createMember, createShownChannel, listRoles } from '../world/guild.ts';
import { APPLICATION_ID } from '../world/ids.ts';
import { getAnswerPermissions } from '../world/install-owners.ts';
import type { Interaction } from '../world/interaction.ts';
import { getInteractionContext } from '../world/interaction-context.ts';
import type { Server } from '../world/server.ts';
import type { ServerPerson } from '../world/server-person.ts';
import type { World } from '../world/world.ts';

const FILE_BYTES = 10 * 1024 * 1024;

/**
 * Creates the payload of INTERACTION_CREATE: https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object
 */
export function createInteractionPayload(
  playground: PlaygroundContext,
  interaction: Interaction,
  data: unknown,
): Record<string, unknown> {
  const { world } = playground;
  const channel = world.channel(interaction.channelId);
  const server = world.serverOf(channel);
  const { person, owners } = interaction;
  const message = world.posts.get(interaction.source ?? '')?.message;
  return {
    id: interaction.id,
    application_id: APPLICATION_ID,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    data,
    // Without a server there is a user, but no member.
    ...(server === undefined ? { user: person.user } : getServerFields(server, person)),
    context: getInteractionContext(channel),
    channel: {
      ...createShownChannel(world, channel),
      permissions: person.permissions.toString(),
    },
    channel_id: channel.id,
    locale: person.locale,
    app_permissions: getAnswerPermissions(world, channel, person, owners).toString(),
    entitlements: [],
    authorizing_integration_owners: owners,
    attachment_size_limit: FILE_BYTES,
    ...(message === undefined ? {} : { message }),
  };
}

function getServerFields({ id, locale }: Server, person: ServerPerson): object {
  return {
    guild: { id, locale, features: [] },
    guild_id: id,
    guild_locale: locale,
    member: { ...createMember(person), permissions: person.permissions.toString() },
  };
}

/**
 * Resolves the ids in an interaction to people, roles and channels. A user who is not on the server has no member entry; direct messages
 * have none at all.
 */
export function resolveIds(
  world: World,
  server: Server | undefined,
  ids: readonly string[],
  person: ServerPerson,
): { readonly resolved?: object } {
  const users = ids.flatMap((id) => world.user(id) ?? []);
  const members = server === undefined ? [] : ids.flatMap((id) => listMember(world, server, id));
  const channels = ids.flatMap((id) => createPartialChannel(world, id, person));
  const roles = server === undefined ? [] : listRoles(world, server).filter(({ id }) => ids.includes(id));
  if (users.length + roles.length + channels.length === 0) return {};
  const resolved = {
    ...(users.length > 0 && { users: Object.fromEntries(users.map((user) => [user.id, user])) }),
    ...(members.length > 0 && { members: Object.fromEntries(members) }),
    ...(roles.length > 0 && { roles: Object.fromEntries(roles.map((role) => [role.id, role])) }),
    ...(channels.length > 0 && { channels: Object.fromEntries(channels.map((one) => [one.id, one])) }),
  };
  return { resolved };
}

/**
 * Creates a channel as interactions carry it: without overwrites, with the permissions of the person and the bot.
 * https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-resolved-data-structure
 */
function createPartialChannel(world: World, id: string, person: ServerPerson) {
  const channel = world.channels.get(id);
  if (channel === undefined) return [];
  const { name, type } = channel;
  const rights = {
    permissions: person.permissions.toString(),
    app_permissions: world.botPermissions(channel).toString(),
  };
  const thread =
    'thread_metadata' in channel
      ? { parent_id: channel.parent_id, thread_metadata: channel.thread_metadata }
      : { parent_id: 'parent_id' in channel ? channel.parent_id : null };
  return [{ id, name, type, ...rights, ...thread }];
}

/** Lists the member with this id as interactions carry it: without the user, with permissions; empty if not on the server. */
function listMember(world: World, server: Server, id: string): readonly [id: string, member: object][] {
  const person = server.person(id);
  if (person && server.has(id)) return [[id, createPartialMember(createMember(person), person.permissions)]];
  if (id !== world.bot.id || !server.isBotIn) return [];
  return [[id, createPartialMember(createBotMember(world, server), server.botPermissions)]];
}

function createPartialMember(
  { user: _, deaf: __, mute: ___, ...member }: APIGuildMember,
  permissions: bigint,
): object {
  return { ...member, permissions: permissions.toString() };
}

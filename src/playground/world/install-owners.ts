import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { isDirect, isWithBot } from './direct.ts';
import { CONTEXT, getInteractionContext, type InteractionContext } from './interaction-context.ts';
import { BOT_PERMISSIONS } from './permissions.ts';
import type { Server } from './server.ts';
import type { ServerPerson } from './server-person.ts';
import type { Channel, Post, World } from './world.ts';

/** Installation types: https://docs.discord.com/developers/resources/application#application-object-application-integration-types */
export const INSTALL = { server: 0, user: 1 } as const;

export type InstallType = (typeof INSTALL)[keyof typeof INSTALL];

/**
 * Owners of the installations that an interaction comes through: the server (`0` in direct messages), the user, or both.
 * https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-authorizing-integration-owners-object
 */
export type InstallOwners = { readonly [type in InstallType]?: string };

/** Lists the installations through which a person can use the bot in a context; `server` is the server of that context. */
export function listInstalls(
  world: World,
  context: InteractionContext,
  server: Server | undefined,
  person: string,
): readonly InstallType[] {
  const isOnServer = context === CONTEXT.server && server?.isBotIn === true;
  const isWithServer = isOnServer || (context === CONTEXT.direct && isWithBot(world, person));
  return [...(isWithServer ? [INSTALL.server] : []), ...(world.installed.has(person) ? [INSTALL.user] : [])];
}

/** Returns the owners of those installations of a person in a channel that a command is made for; of all without a command. */
export function getInstallOwners(
  world: World,
  channel: Channel,
  { user }: ServerPerson,
  types: readonly InstallType[] = [INSTALL.server, INSTALL.user],
): InstallOwners {
  const server = world.serverOf(channel);
  const installs = listInstalls(world, getInteractionContext(channel), server, user.id);
  return {
    ...(installs.includes(INSTALL.server) && types.includes(INSTALL.server) && { 0: server?.id ?? '0' }),
    ...(installs.includes(INSTALL.user) && types.includes(INSTALL.user) && { 1: user.id }),
  };
}

/**
 * Returns the owners for a component. Those of the message that has it count, as long as they have the bot installed. So people without
 * it can use the buttons of a person who has.
 */
export function getComponentOwners(
  world: World,
  channel: Channel,
  person: ServerPerson,
  { message }: Post,
): InstallOwners {
  const first = message.interaction_metadata?.authorizing_integration_owners as InstallOwners | undefined;
  if (first === undefined) return getInstallOwners(world, channel, person);
  const isOnServer = world.serverOf(channel)?.isBotIn ?? isDirect(channel);
  return {
    ...(first[0] !== undefined && isOnServer && { 0: first[0] }),
    ...(first[1] !== undefined && world.installed.has(first[1]) && { 1: first[1] }),
  };
}

/** Returns true if only a user has installed the bot there, so that it can do nothing but answer. */
export const isOfUserOnly = (owners: InstallOwners): boolean =>
  owners[0] === undefined && owners[1] !== undefined;

/**
 * Returns the permissions of the bot's answers in a channel. On a server where only a user has installed it, they are the user's own; in
 * direct messages they leave out those that nobody lacks there.
 * https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-interaction-structure
 */
export function getAnswerPermissions(
  world: World,
  channel: Channel,
  person: ServerPerson,
  owners: InstallOwners,
): bigint {
  const inMessages = P.AttachFiles | P.EmbedLinks | P.MentionEveryone;
  if (getInteractionContext(channel) === CONTEXT.group) return inMessages;
  if (isDirect(channel)) return inMessages | P.UseExternalEmojis;
  return isOfUserOnly(owners) ? person.permissions & BOT_PERMISSIONS : world.botPermissions(channel);
}

import type { APIApplicationCommand } from 'discord-api-types/v10';
import { canEnter } from '../world/direct.ts';
import type { InstallType } from '../world/install-owners.ts';
import { CONTEXT, type InteractionContext } from '../world/interaction-context.ts';
import type { ServerPerson } from '../world/server-person.ts';
import type { Post, World } from '../world/world.ts';

/** Returns true if the message's audience includes the person. */
export function canSee(world: World, { ephemeralTo, message }: Post, person: ServerPerson): boolean {
  const isAddressed = ephemeralTo === null || ephemeralTo === person.user.id;
  return isAddressed && canEnter(world, person, world.channels.get(message.channel_id));
}

/**
 * Returns true if a command is offered in a context through one of these installations.
 * https://docs.discord.com/developers/interactions/application-commands#contexts
 */
export function isOffered(
  { contexts, guild_id, dm_permission, integration_types: types = [0] }: APIApplicationCommand,
  context: InteractionContext,
  installs: readonly InstallType[],
): boolean {
  if (!types.some((type) => installs.includes(type))) return false;
  if (guild_id !== undefined) return context === CONTEXT.server;
  return contexts?.includes(context) ?? (context === CONTEXT.server || dm_permission !== false);
}

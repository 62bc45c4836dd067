import type { APIApplicationCommand, APIChannel } from 'discord-api-types/v10';
import type { InstallType } from './install-owners.ts';

/** Interaction contexts: https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-interaction-context-types */
export const CONTEXT = { server: 0, direct: 1, group: 2 } as const;

export type InteractionContext = (typeof CONTEXT)[keyof typeof CONTEXT];

/** Channel types without a server, as numbers so that the page does without the library's code. */
const TYPE = { direct: 1, group: 3 } as const;

/** Returns the context of a channel: a server, the bot's direct messages, or a group that the bot is not in. */
export function getInteractionContext({ type }: Pick<APIChannel, 'type'>): InteractionContext {
  if (type === TYPE.direct) return CONTEXT.direct;
  return type === TYPE.group ? CONTEXT.group : CONTEXT.server;
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

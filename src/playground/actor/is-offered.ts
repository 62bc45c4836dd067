import type { APIApplicationCommand } from 'discord-api-types/v10';

const SERVER = 0;
const DIRECT = 1;

/**
 * Returns true if a command is offered in direct messages with the bot (`isAlone`) or else on the server.
 * https://docs.discord.com/developers/interactions/application-commands#interaction-contexts
 */
export function isOffered(
  { contexts, guild_id, dm_permission }: APIApplicationCommand,
  isAlone: boolean,
): boolean {
  if (!isAlone) return contexts?.includes(SERVER) ?? true;
  return guild_id === undefined && (contexts?.includes(DIRECT) ?? dm_permission !== false);
}

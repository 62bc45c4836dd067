import type { APIChannel } from 'discord-api-types/v10';

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

import { DiscordAPIError } from 'discord.js';

/**
 * Answers after which nothing can be told in the channel any more: it, its server or its message is gone, or the
 * permission is. https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
 */
const HOPELESS: ReadonlySet<number | string> = new Set([
  10003, 10004, 10008, 50001, 50013, 50083, 160005, 50035, 50045, 40005, 200000,
]);

/** Trying again would change nothing. */
export function isHopeless(error: unknown): boolean {
  return error instanceof DiscordAPIError && HOPELESS.has(error.code);
}

/** Unknown message or channel: it was deleted. */
export function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && (error.code === 10008 || error.code === 10003);
}

/** Too many edits to an old message (30046). */
export function isTooOld(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === 30046;
}

/** The interaction was answered before, or can no longer be: by another delivery, a retry, or too late. */
export function isAnswered(error: unknown): boolean {
  return error instanceof DiscordAPIError && [10062, 40060, 50027, 10015, 10008].includes(Number(error.code));
}

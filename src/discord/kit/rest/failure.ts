import { DiscordAPIError, RateLimitError } from 'discord.js';

/**
 * Why Discord did not take something. `gone`: the message, channel or server was deleted. `forbidden`: a permission is
 * lacking or the thread is shut, which people can mend. `unsendable`: it will never be taken as it is. `unwelcome`: the
 * person takes no direct messages of ours. `passing`: all else, to be tried again. https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
 */
export type Failure = 'gone' | 'forbidden' | 'unsendable' | 'unwelcome' | 'passing';

const FAILURES: ReadonlyMap<number | string, Failure> = new Map([
  [10003, 'gone'],
  [10004, 'gone'],
  [10008, 'gone'],
  [50005, 'gone'],
  [50001, 'forbidden'],
  [50013, 'forbidden'],
  [50083, 'forbidden'],
  [160005, 'forbidden'],
  [50035, 'unsendable'],
  [50045, 'unsendable'],
  [40005, 'unsendable'],
  [200000, 'unsendable'],
  [10013, 'unwelcome'],
  [50007, 'unwelcome'],
  [50033, 'unwelcome'],
  [50278, 'unwelcome'],
]);

export function failureOf(error: unknown): Failure {
  return (error instanceof DiscordAPIError && FAILURES.get(error.code)) || 'passing';
}

/** An edit would have to wait long, as others would have before it: there were too many of that message, or of all. */
export function isRefusedEdit(error: unknown): boolean {
  return error instanceof RateLimitError || (error instanceof DiscordAPIError && error.code === 30046);
}

/** The channel itself, or its server, is no longer there. */
export function isChannelGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && (error.code === 10003 || error.code === 10004);
}

/** After how many ms Discord wants to hear of it again, where it said so. */
export function waitAfter(error: unknown): number | null {
  return error instanceof RateLimitError ? error.retryAfter : null;
}

/** The interaction was answered before, or can no longer be: by another delivery, a retry, or too late. */
export function isReplied(error: unknown): boolean {
  return error instanceof DiscordAPIError && [10062, 40060, 50027, 10015, 10008].includes(Number(error.code));
}

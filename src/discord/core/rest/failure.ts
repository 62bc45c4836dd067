import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';

/** Refused as often as is tried, by a code unknown here: the request is dropped. */
export class RefusedForGoodError extends Error {
  override readonly name = 'RefusedForGoodError';
  override readonly cause: DiscordAPIError;

  constructor(cause: DiscordAPIError) {
    super(`Discord refuses it each time: ${cause.message}`, { cause });
    this.cause = cause;
  }
}

/**
 * Why Discord did not take something. `gone`: the message, channel or server was deleted. `forbidden`: a permission is
 * lacking, the thread is shut or there are too many, which people can mend. `unsendable`: it will never be taken as it is. `unwelcome`: the
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
  [400001, 'forbidden'],
  [160006, 'forbidden'],
  [160007, 'forbidden'],
  [20009, 'unsendable'],
  [50006, 'unsendable'],
  [50008, 'unsendable'],
  [50024, 'unsendable'],
  [50035, 'unsendable'],
  [50045, 'unsendable'],
  [50068, 'unsendable'],
  [40005, 'unsendable'],
  [200000, 'unsendable'],
  [10013, 'unwelcome'],
  [50007, 'unwelcome'],
  [50033, 'unwelcome'],
  [50278, 'unwelcome'],
  [20016, 'passing'],
  [20028, 'passing'],
  [20029, 'passing'],
  [30046, 'passing'],
  [40003, 'passing'],
  [40062, 'passing'],
  [40333, 'passing'],
  [110001, 'passing'],
  [130000, 'passing'],
  [160004, 'passing'],
]);

export function classifyFailure(error: unknown): Failure {
  if (error instanceof RefusedForGoodError) return 'unsendable';
  return (error instanceof DiscordAPIError && FAILURES.get(error.code)) || 'passing';
}

/** Unauthorized, Request Timeout, Too Many Requests: they say nothing of what was asked. */
const UNRELATED_STATUSES: readonly number[] = [401, 408, 429];

/** Whether Discord itself refused the request, by a code or status that says so, and not a server on the way. */
export function isRefusal(error: unknown): error is DiscordAPIError | RefusedForGoodError {
  if (error instanceof RefusedForGoodError) return true;
  if (!(error instanceof DiscordAPIError) || typeof error.code !== 'number') return false;
  return error.status >= 400 && error.status < 500 && !UNRELATED_STATUSES.includes(error.status);
}

/** Whether Discord, or the way to it, was out of order: it answered 5xx as often as was tried, or not at all. */
export function isDiscordDown(error: unknown): boolean {
  if (error instanceof HTTPError || error instanceof DiscordAPIError) return error.status >= 500;
  const { name, code = '' } = error as { readonly name?: string; readonly code?: unknown };
  return name === 'AbortError' || CONNECTION_ERROR_CODES.has(String(code));
}

/** Codes of Node and undici for a connection that cannot be made or is lost. */
const CONNECTION_ERROR_CODES = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether Discord refused by a code that is unknown here. */
export function isUnknownRefusal(error: unknown): boolean {
  return error instanceof DiscordAPIError && isRefusal(error) && !FAILURES.has(error.code);
}

/** Discord's code of a refusal; null where it refused nothing. */
export function getErrorCode(error: unknown): number | string | null {
  const refused = error instanceof RefusedForGoodError ? error.cause : error;
  return refused instanceof DiscordAPIError ? refused.code : null;
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
export function getRetryAfter(error: unknown): number | null {
  return error instanceof RateLimitError ? error.retryAfter : null;
}

/** The interaction was answered before, or can no longer be: by another delivery, a retry, or too late. */
export function isAlreadyReplied(error: unknown): boolean {
  return error instanceof DiscordAPIError && [10062, 40060, 50027, 10015, 10008].includes(Number(error.code));
}

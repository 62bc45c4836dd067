import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';

/** Error of a request that Discord refused at every try with an unknown code; the request is dropped. */
export class RefusedForGoodError extends Error {
  override readonly name = 'RefusedForGoodError';
  override readonly cause: DiscordAPIError;

  constructor(cause: DiscordAPIError) {
    super(`Discord refuses it each time: ${cause.message}`, { cause });
    this.cause = cause;
  }
}

/**
 * Reason why Discord refused a request. `gone`: the message, channel or server was deleted. `forbidden`: a permission is lacking, the
 * thread is locked or there are too many threads, which people can fix. `unsendable`: it will never be accepted as it is. `unwelcome`: the
 * user accepts no direct messages from the bot. `passing`: everything else, to be retried.
 * https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
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

/** Unauthorized, Request Timeout and Too Many Requests, which say nothing about the request itself. */
const UNRELATED_STATUSES: readonly number[] = [401, 408, 429];

/** Returns whether Discord itself refused the request, by a code or status that says so, rather than a proxy. */
export function isRefusal(error: unknown): error is DiscordAPIError | RefusedForGoodError {
  if (error instanceof RefusedForGoodError) return true;
  if (!(error instanceof DiscordAPIError) || typeof error.code !== 'number') return false;
  return error.status >= 400 && error.status < 500 && !UNRELATED_STATUSES.includes(error.status);
}

/** Returns whether Discord, or the connection to it, is down: every try got a 5xx or no response. */
export function isDiscordDown(error: unknown): boolean {
  if (error instanceof HTTPError || error instanceof DiscordAPIError) return error.status >= 500;
  const { name, code = '' } = error as { readonly name?: string; readonly code?: unknown };
  return name === 'AbortError' || CONNECTION_ERROR_CODES.has(String(code));
}

/** Error codes of Node and undici for a connection that cannot be made or is lost. */
const CONNECTION_ERROR_CODES = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Returns whether Discord refused with a code that is unknown here. */
export function isUnknownRefusal(error: unknown): boolean {
  return error instanceof DiscordAPIError && isRefusal(error) && !FAILURES.has(error.code);
}

/** Returns Discord's error code of a refusal; null for other errors. */
export function getErrorCode(error: unknown): number | string | null {
  const refused = error instanceof RefusedForGoodError ? error.cause : error;
  return refused instanceof DiscordAPIError ? refused.code : null;
}

/** Returns whether a rate limit refused an edit that would have waited long, because of too many edits of that message or of all. */
export function isRefusedEdit(error: unknown): boolean {
  return error instanceof RateLimitError || (error instanceof DiscordAPIError && error.code === 30046);
}

/** Returns whether the channel or its server no longer exists. */
export function isChannelGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && (error.code === 10003 || error.code === 10004);
}

/** Returns the ms after which Discord wants the request again, or null if it did not say. */
export function getRetryAfter(error: unknown): number | null {
  return error instanceof RateLimitError ? error.retryAfter : null;
}

/** Returns whether the interaction was answered before, or can no longer be: by another delivery, a retry, or too late. */
export function isAlreadyReplied(error: unknown): boolean {
  return error instanceof DiscordAPIError && [10062, 40060, 50027, 10015, 10008].includes(Number(error.code));
}

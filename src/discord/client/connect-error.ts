import { DiscordAPIError, HTTPError } from 'discord.js';

/** The token was refused, or the session cannot resume (4004, 4010 to 4014): start again with other settings. */
export class ConnectError extends Error {}

/** Returns the message for the bot's operator about a close code after which no session can resume. */
export function describeCloseCode(code: number): string {
  if (code === CLOSE_SHARDING_REQUIRED)
    return `Discord requires more shards (${code}). Set SHARDS=auto, or a higher number, and restart.`;
  if (code === CLOSE_TOKEN_REFUSED) return TOKEN_REFUSED_MESSAGE;
  return `Discord closed the session permanently (${code}).`;
}

const CLOSE_TOKEN_REFUSED = 4004;
const CLOSE_SHARDING_REQUIRED = 4011;

export const TOKEN_REFUSED_MESSAGE =
  'Discord rejected the token in DISCORD_TOKEN. Copy it again from the Bot page of your application.';

export function createTokenRefusedError(): ConnectError {
  return new ConnectError(TOKEN_REFUSED_MESSAGE);
}

export function isTokenRefused(error: unknown): boolean {
  const { code, status } = error as { readonly code?: unknown; readonly status?: unknown };
  return code === 'TokenInvalid' || status === 401;
}

/** Error codes of Node and undici for an unreachable host. */
const UNREACHABLE_CODES = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Returns the message for the bot's operator about a request that failed at Discord or on the way; null for a bug. */
export function describeOutage(error: unknown): string | null {
  const { code, status } = error as { readonly code?: unknown; readonly status?: unknown };
  // Thrown by discord.js: a response of Discord, or of a proxy before it.
  if (typeof status === 'number' && (error instanceof HTTPError || error instanceof DiscordAPIError))
    return `Discord responded with status ${status}. Try again later: https://discordstatus.com`;
  if (typeof code === 'string' && UNREACHABLE_CODES.has(code)) return `Cannot reach Discord (${code}).`;
  if (error instanceof Error && error.name === 'AbortError')
    return 'Discord does not respond. Try again later: https://discordstatus.com';
  return null;
}

/** The token was refused, or the session cannot resume (4004, 4010 to 4014): start again with other settings. */
export class ConnectError extends Error {}

/** Returns the message for the bot's operator about a close code after which no session can resume. */
export function describeCloseCode(code: number): string {
  if (code === CLOSE_SHARDING_REQUIRED)
    return `The bot needs more shards (${code}). Set SHARDS=auto or a higher number, then start again.`;
  if (code === CLOSE_TOKEN_REFUSED) return TOKEN_REFUSED_MESSAGE;
  return `Discord closed the connection and won’t accept it again (${code}).`;
}

const CLOSE_TOKEN_REFUSED = 4004;
const CLOSE_SHARDING_REQUIRED = 4011;

export const TOKEN_REFUSED_MESSAGE =
  'Discord rejected DISCORD_TOKEN. Copy the token again from the Bot page of your application.';

export function createTokenRefusedError(): ConnectError {
  return new ConnectError(TOKEN_REFUSED_MESSAGE);
}

export function isTokenRefused(error: unknown): boolean {
  const { code, status } = error as { readonly code?: unknown; readonly status?: unknown };
  return code === 'TokenInvalid' || status === 401;
}

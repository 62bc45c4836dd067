import type { RateLimitData, REST } from 'discord.js';
import { BufferedRest } from '../core/rest/buffered-rest.ts';
import { getRestOptions } from './client.ts';
import { createTokenRefusedError } from './connect-error.ts';
import type { ConnectOptions } from './connect-options.ts';

/**
 * Creates the REST client for channel messages, with its own limit of 50 requests a second. Replies to interactions do not count towards
 * that and never wait for it. `beforeWait` is called before the client waits for a rate limit.
 * https://discord.com/developers/docs/topics/rate-limits#global-rate-limit
 */
export function createRest(
  { api, client, token, patience, watching, ended }: ConnectOptions,
  requestsPerSecond: number,
  beforeWait: () => void = () => {},
): REST {
  const rejectOnRateLimit = (limit: RateLimitData) => {
    beforeWait();
    return isTooLongForEdit(limit);
  };
  const own = { rejectOnRateLimit, ...(patience !== undefined && { timeout: patience }) };
  const options = {
    ...getRestOptions(api),
    ...own,
    globalRequestsPerSecond: requestsPerSecond,
    ...client?.rest,
  };
  const rest = new BufferedRest(options, () => ended?.(createTokenRefusedError()));
  watching?.rest(rest);
  return rest.setToken(token);
}

/** Returns whether an edit would wait so long that it makes room for the next board; it is retried later. */
function isTooLongForEdit({ method, retryAfter }: RateLimitData): boolean {
  return method === 'PATCH' && retryAfter > 5_000;
}

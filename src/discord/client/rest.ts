import type { RateLimitData, REST } from 'discord.js';
import { BufferedRest } from '../core/rest/buffered-rest.ts';
import { getRestOptions } from './client.ts';
import { createTokenRefusedError } from './connect-error.ts';
import type { ConnectOptions } from './connect-options.ts';

/**
 * What the channels are told goes its own way and keeps to 50 requests a second. Answers to interactions, which do not
 * count towards that, never wait for it. `beforeWait` is called before a rate limit is waited for. https://discord.com/developers/docs/topics/rate-limits#global-rate-limit
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

/** An edit that would have to wait long makes room for the next board; it is tried again later. */
function isTooLongForEdit({ method, retryAfter }: RateLimitData): boolean {
  return method === 'PATCH' && retryAfter > 5_000;
}

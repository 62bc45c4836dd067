import type { RateLimitData, REST } from 'discord.js';
import { BufferedRest } from '../core/rest/buffered-rest.ts';
import { restOptions } from './client.ts';
import { tokenRefused } from './connect-error.ts';
import type { Connecting } from './types.ts';

/**
 * What the channels are told goes its own way and keeps to 50 requests a second. Answers to interactions, which do not
 * count towards that, never wait for it. `beforeWait` is called before a rate limit is waited for. https://discord.com/developers/docs/topics/rate-limits#global-rate-limit
 */
export function restFor(
  { api, client, token, patience, watching, ended }: Connecting,
  requestsPerSecond: number,
  beforeWait: () => void = () => {},
): REST {
  const rejectOnRateLimit = (limit: RateLimitData) => {
    beforeWait();
    return isLongForAnEdit(limit);
  };
  const own = { rejectOnRateLimit, ...(patience !== undefined && { timeout: patience }) };
  const options = {
    ...restOptions(api),
    ...own,
    globalRequestsPerSecond: requestsPerSecond,
    ...client?.rest,
  };
  const rest = new BufferedRest(options, () => ended?.(tokenRefused()));
  watching?.rest(rest);
  return rest.setToken(token);
}

/** An edit that would have to wait long makes room for the next board; it is tried again later. */
function isLongForAnEdit({ method, retryAfter }: RateLimitData): boolean {
  return method === 'PATCH' && retryAfter > 5_000;
}

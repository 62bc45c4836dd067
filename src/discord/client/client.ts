import {
  Client,
  type ClientOptions,
  GatewayIntentBits,
  Options,
  Partials,
  type RateLimitData,
  type REST,
  type RESTOptions,
} from 'discord.js';
import { withAnswerTimeout } from '../core/rest/answer-timeout.ts';
import { BufferedRest } from '../core/rest/buffered-rest.ts';
import { createTokenRefusedError } from './connect-error.ts';
import type { ConnectOptions } from './connect-options.ts';
import { getShardOptions, type Shards } from './shards.ts';

/** Creates the client, with only the `Guilds` intent and without caches that an idle table would keep in memory. */
export function createClient(
  { api, client, ended }: Pick<ConnectOptions, 'api' | 'client' | 'ended'>,
  shards: Shards,
  more: Partial<ClientOptions> = {},
): Client {
  const made = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...getShardOptions(shards),
    allowedMentions: { parse: [] },
    // An unknown channel or thread is created from the interaction's data, and a known one is updated from it.
    partials: [Partials.Channel],
    // A server in an outage delays nothing: interactions are answered at once.
    waitGuildTimeout: 1_000,
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      ReactionManager: 0,
      GuildMemberManager: { maxSize: 50, keepOverLimit: (member) => member.id === member.client.user.id },
      UserManager: { maxSize: 50, keepOverLimit: (user) => user.id === user.client.user.id },
    }),
    ...more,
    ...client,
    rest: {
      ...getRestOptions(api),
      globalRequestsPerSecond: Number.MAX_SAFE_INTEGER,
      makeRequest: withAnswerTimeout(),
      ...client?.rest,
    },
  });
  made.rest.clearHashSweeper();
  made.rest.clearHandlerSweeper();
  made.rest = new BufferedRest(made.options.rest, () => ended?.(createTokenRefusedError()));
  return made;
}

export function getRestOptions(api: string | undefined): Partial<RESTOptions> {
  return { timeout: 8_000, ...(api !== undefined && { api }) };
}

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

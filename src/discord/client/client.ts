import {
  Client,
  type ClientOptions,
  GatewayIntentBits,
  Options,
  Partials,
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

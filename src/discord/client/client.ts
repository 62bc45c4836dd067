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

/** Only the `Guilds` intent; nothing is cached that an idle table would keep in memory. */
export function createClient(
  { api, client, ended }: Pick<ConnectOptions, 'api' | 'client' | 'ended'>,
  shards: Shards,
  more: Partial<ClientOptions> = {},
): Client {
  const made = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...getShardOptions(shards),
    allowedMentions: { parse: [] },
    // A channel or thread that was not known is taken from the interaction, and one that was is as it says there.
    partials: [Partials.Channel],
    // A server that Discord cannot reach now keeps nobody waiting: interactions are answered at once.
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

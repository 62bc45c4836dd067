import { randomBytes } from 'node:crypto';
import { type LocalBotOptions, withLocalBot } from '../../../src/bench/with-local-bot.ts';
import type { Connection } from '../../../src/discord/client/connect-options.ts';
import { openPlayground, type Playground, type PlaygroundOptions } from '../../../src/playground/index.ts';
import { openStore, type Store } from '../../../src/store/open.ts';

/** A bot with its Discord and its in-memory data. */
export interface InMemoryBot {
  readonly discord: Playground;
  readonly bot: Connection['bot'];
  readonly store: Store;
  /** Id of the channel table-one. */
  readonly channel: string;
}

/** Render pool that draws nothing but clones each request, as for the render workers. */
export const copyingRenderPool: LocalBotOptions['renderPool'] = {
  render: async (request) => {
    const png = Buffer.from(JSON.stringify(structuredClone(request)));
    return { png, width: 0, height: 0 };
  },
};

/** Render pool for tests that need no picture. */
export const failingRenderPool: LocalBotOptions['renderPool'] = {
  render: () => Promise.reject(new Error('Nothing is painted here')),
};

/** Runs `work` with a bot on this server, whose data are in memory, and then closes everything. */
export async function withBotInMemory<T>(
  server: PlaygroundOptions['server'] & object,
  renderPool: LocalBotOptions['renderPool'],
  work: (here: InMemoryBot) => Promise<T>,
): Promise<T> {
  const discord = await openPlayground({ page: false, server });
  const store = await openStore(':memory:');
  const ctx = { store, now: Date.now, secret: () => randomBytes(32) };
  const { id: channel } = discord.channel('table-one');
  const done = await withLocalBot(
    discord,
    { app: ctx, renderPool },
    async ({ bot }) => await work({ discord, bot, store, channel }),
  );
  await store.destroy();
  return done;
}

import { randomBytes } from 'node:crypto';
import { botHere, type Own } from '../../../src/bench/bot-here.ts';
import type { Connected } from '../../../src/discord/client/types.ts';
import { openPlayground, type Playground, type PlaygroundOptions } from '../../../src/playground/index.ts';
import { openStore, type Store } from '../../../src/store/open.ts';

/** A bot with its Discord, and its data, which are in memory. */
export interface InMemory {
  readonly discord: Playground;
  readonly bot: Connected['bot'];
  readonly store: Store;
  /** Of table-one. */
  readonly channel: string;
}

/** Draws nothing, but copies each request as it is copied for the render workers. */
export const copyingPainters: Own['painters'] = {
  paint: async (request) => {
    const png = Buffer.from(JSON.stringify(structuredClone(request)));
    return { png, width: 0, height: 0 };
  },
};

/** For tests that need no picture. */
export const noPainters: Own['painters'] = {
  paint: () => Promise.reject(new Error('Nothing is painted here')),
};

/** Runs `work` with a bot on this server, whose data are in memory; then all of it ends. */
export async function botInMemory<T>(
  server: PlaygroundOptions['server'] & object,
  painters: Own['painters'],
  work: (here: InMemory) => Promise<T>,
): Promise<T> {
  const discord = await openPlayground({ page: false, server });
  const store = await openStore(':memory:');
  const house = { store, now: Date.now, secret: () => randomBytes(32) };
  const { id: channel } = discord.channel('table-one');
  const done = await botHere(
    discord,
    { house, painters },
    async ({ bot }) => await work({ discord, bot, store, channel }),
  );
  await store.destroy();
  return done;
}

import { randomBytes } from 'node:crypto';
import type { Connected } from '../discord/connect.ts';
import { openPlayground, type Playground, type PlaygroundOptions } from '../playground/index.ts';
import { openStore, type Store } from '../store/open.ts';
import { botHere, type Own } from './bot-here.ts';

/** A bot with its Discord, and its data, which are in memory. */
export interface InMemory {
  readonly discord: Playground;
  readonly bot: Connected['bot'];
  readonly store: Store;
  /** Of table-one. */
  readonly channel: string;
}

/** Does something with a bot on this server, whose data are in memory; then all of it ends. */
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

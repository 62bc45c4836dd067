import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { commands } from '../../commands/index.ts';
import { openPainters, type Painters } from '../../render/pool.ts';
import { type Connected, connect } from '../../src/discord/connect.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { games } from '../../src/games/registry.ts';
import { openPlayground, type Playground, type PlaygroundOptions } from '../../src/playground/index.ts';
import { openStore, type Store } from '../../src/store/open.ts';

/** A playground with the bot in it, in this process. */
export interface Evening {
  readonly discord: Playground;
  readonly bot: Connected;
  readonly store: Store;
  end(): Promise<void>;
}

export interface EveningOptions extends PlaygroundOptions {
  /** Where the bot keeps its data; nowhere unless told. */
  readonly botData?: string;
  readonly painters?: Pick<Painters, 'paint'>;
  readonly restTimeout?: number;
}

/** A picture of one pixel: for tests of everything but pictures. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Draws nothing, at once. */
export const blank: Pick<Painters, 'paint'> = { paint: async () => ({ png: PIXEL, width: 1, height: 1 }) };

export async function openEvening(options: EveningOptions = {}): Promise<Evening> {
  const { botData = ':memory:', painters = blank, restTimeout, ...place } = options;
  const discord = await openPlayground({ page: false, ...place });
  const store = await openStore(botData);
  const bot = await connect({
    token: discord.token,
    api: discord.api,
    house: { store, games, now: () => discord.clock.now(), secret: () => randomBytes(32), whim: seeded(7) },
    painters,
    commands,
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
    client: {
      ...(restTimeout !== undefined && { rest: { timeout: restTimeout } }),
      ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => {} }) },
    } as never,
  });
  return {
    discord,
    bot,
    store,
    end: async () => {
      await bot.close();
      await store.destroy();
      await discord.stop();
    },
  };
}

/** Painters that really draw, for the tests that look at pictures. */
export function realPainters(): Painters {
  return openPainters();
}

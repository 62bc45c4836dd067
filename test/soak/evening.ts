import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chance } from '../../src/engine/chance.ts';
import { seeded } from '../../src/engine/seeded.ts';
import { earlier } from '../../src/games/earlier.ts';
import { games } from '../../src/games/registry.ts';
import { randomPlayers } from '../../src/players/players.ts';
import { openPlayground, type Playground } from '../../src/playground/index.ts';
import type { House } from '../../src/tables/house.ts';
import { type BotProcess, launchBot } from '../support/bot-process.ts';
import { restful } from '../support/calm.ts';
import { openStore } from '../support/store.ts';
import { Ledger } from './ledger.ts';
import { SERVER } from './place.ts';

/** The bot as people start it, in a Discord of its own, and what was done with both. */
export interface SoakEvening {
  readonly discord: Playground;
  readonly folder: string;
  readonly chance: Chance;
  /** Looks at the bot's data; does nothing. */
  readonly house: House;
  readonly ledger: Ledger;
  bot: BotProcess;
  /** What has been done since it rested last, for whoever looks into a failure. */
  story: unknown[];
  /** Faults are set that have not all struck, or have struck since it rested last. */
  isFaulty: boolean;
}

/** Real ms after which a bot that does not come to rest is a failure: a board may have to be tried again several times. */
const PATIENCE = 120_000;

/** Opens a Discord with a bot in it. */
export async function openSoak(seed: number): Promise<SoakEvening> {
  const folder = mkdtempSync(join(tmpdir(), 'piecemeal-soak-'));
  const discord = await openPlayground({ page: false, server: SERVER });
  const bot = launchBot(discord, folder, 0);
  await bot.ready;
  await bot.endAt(0);
  const house = { ...onlyLookedAt(), store: await openStore(folder) };
  return {
    discord,
    folder,
    chance: seeded(seed),
    house,
    ledger: new Ledger(),
    bot,
    story: [],
    isFaulty: false,
  };
}

export async function closeSoak({ discord, folder, house, bot }: SoakEvening): Promise<void> {
  await bot.kill();
  await house.store.destroy();
  await discord.stop();
  rmSync(folder, { recursive: true });
}

/** The bot is started again over what the last one left. */
export async function restart(evening: SoakEvening): Promise<void> {
  const { discord, folder } = evening;
  evening.bot = launchBot(discord, folder, 0);
  await evening.bot.ready;
}

/** Waits until everything is told and no AI is to move. */
export async function rest({ house }: SoakEvening): Promise<void> {
  await restful(house, async () => await new Promise((resume) => setTimeout(resume, 20)), PATIENCE);
}

function onlyLookedAt(): Omit<House, 'store'> {
  const never = () => {
    throw new Error('Only looked at');
  };
  const untold = { secret: never, wake: never, news: never, notice: never, trouble: never };
  const players = randomPlayers(seeded(0));
  return { games, earlier, puzzles: [], now: Date.now, players, ...untold };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fridayTable } from '../friends.ts';
import { openPlayground, type Playground, type ServerPlan } from '../playground/index.ts';
import { type Allowing, type BotProcess, startBot } from './path-process.ts';

/** A playground in this process and the bot, with a real database file and real painters, in another. */
export interface BenchEvening {
  readonly discord: Playground;
  readonly bot: BotProcess;
  /** Where the bot's database lies. */
  readonly folder: string;
}

/** Opens an evening, does something in it, and leaves nothing behind. `server`: the friends' unless told. */
export async function evening<T>(
  work: (evening: BenchEvening) => Promise<T>,
  { server = fridayTable, ...allowing }: Allowing & { readonly server?: ServerPlan } = {},
): Promise<T> {
  return await inTempFolder(async (folder) => {
    const discord = await openPlayground({ page: false, server });
    const bot = await startBot(discord, folder, allowing);
    const done = await work({ discord, bot, folder });
    await bot.close();
    await discord.stop();
    if (discord.problems.length > 0) throw new Error(`Discord refused: ${discord.problems[0]}`);
    return done;
  });
}

/** A folder of its own, gone afterwards. */
export async function inTempFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'piecemeal-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

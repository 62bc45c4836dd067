import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoServer } from '../demo-server.ts';
import { createSeededChance } from '../engine/chance.ts';
import { games } from '../games/registry.ts';
import { openPlayground, type Playground } from '../playground/index.ts';
import { openStore } from '../store/open.ts';
import type { Benchmark } from './benchmark.ts';
import { BoardWatcher } from './move-boards.ts';
import { measureSteadily } from './move-steady.ts';
import { type BenchHall, ClickedTable } from './move-table.ts';
import { raiseLimits } from './raise-limits.ts';
import { withTempFolder } from './temp-folder.ts';

/** Resident memory of the bot's process in MB (2^20 bytes), as the kernel counts it. */
interface Memory {
  /** After connecting. */
  readonly ready: number;
  /** After {@link IDLE_SECONDS} without any activity. */
  readonly idle: number;
  /** Maximum while six tables are played at three clicks a second. */
  readonly busy: number;
  /** {@link AFTER_SECONDS} later. */
  readonly after: number;
  /** Maximum while 24 tables are played as fast as possible. */
  readonly flatOut: number;
}

const IDLE_SECONDS = 60;
const BUSY = { tables: 6, perSecond: 3, seconds: 60 };
const AFTER_SECONDS = 90;
const FLAT_OUT = { tables: 24, seconds: 60 };

/** Time between two readings of memory, in ms. */
const INTERVAL = 250;

/** Flags of `npm start`, and the environment of the image and the systemd unit. */
const FLAGS = ['--max-semi-space-size=4'];
const ENVIRONMENT = {
  MALLOC_TRIM_THRESHOLD_: '1048576',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_ARENA_MAX: '2',
};

export const memory: Benchmark<Memory> = {
  name: 'memory',
  run: measureMemory,
  rows: ({ ready, idle, busy, after, flatOut }) => [
    ['memory when ready', `${ready} MB`],
    [`memory after ${IDLE_SECONDS} idle seconds`, `${idle} MB`],
    [`memory at ${BUSY.tables} tables, ${BUSY.perSecond} presses/s`, `${busy} MB`],
    [`memory ${AFTER_SECONDS} s later`, `${after} MB`],
    [`memory at ${FLAT_OUT.tables} tables, as fast as they can be played`, `${flatOut} MB`],
  ],
};

/** Starts the bot as a process of its own, with a token and a database file. The playground is in this process. */
async function measureMemory(): Promise<Memory> {
  return await withTempFolder(async (folder) => {
    const discord = await openPlayground({ page: false, server: demoServer });
    const store = await openStore(folder);
    await raiseLimits(store, discord.guildId);
    await store.destroy();
    const bot = await startMemoryBot(discord, folder);
    const ready = getResidentMemory(bot);
    await sleep(IDLE_SECONDS * 1000);
    const idle = getResidentMemory(bot);
    const hall: BenchHall = { discord, boards: new BoardWatcher(discord), chance: createSeededChance(1) };
    const busyTables = await openTables(hall, BUSY.tables);
    const busy = await measurePeak(bot, measureSteadily(busyTables, BUSY));
    await sleep(AFTER_SECONDS * 1000);
    const after = getResidentMemory(bot);
    const tables = [...busyTables, ...(await openTables(hall, FLAT_OUT.tables - BUSY.tables))];
    const flatOut = await measurePeak(bot, clickAll(tables, FLAT_OUT.seconds));
    bot.kill('SIGTERM');
    await once(bot, 'exit');
    await discord.stop();
    return { ready, idle, busy, after, flatOut };
  });
}

async function startMemoryBot(discord: Playground, folder: string): Promise<ChildProcess> {
  const bot = spawn(process.execPath, [...FLAGS, new URL('./memory-bot.ts', import.meta.url).pathname], {
    env: {
      ...process.env,
      ...ENVIRONMENT,
      DISCORD_TOKEN: discord.token,
      DISCORD_API: discord.api,
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The bot prints its invitation link once it is connected.
  await Promise.race([
    once(bot.stdout!, 'data'),
    once(bot, 'exit').then(() => Promise.reject(new Error('The bot did not start'))),
  ]);
  return bot;
}

async function openTables(hall: BenchHall, count: number): Promise<readonly ClickedTable[]> {
  const tables: ClickedTable[] = [];
  for (let nth = 0; nth < count; nth++)
    tables.push(await ClickedTable.open(hall, games[nth % games.length]!));
  return tables;
}

/** Clicks at every table as soon as the last click there is answered, for a number of seconds. */
async function clickAll(tables: readonly ClickedTable[], seconds: number): Promise<void> {
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < end) await table.click();
    }),
  );
}

/** Returns the peak memory of the process while work is in progress. */
async function measurePeak(bot: ChildProcess, doing: Promise<unknown>): Promise<number> {
  let most = 0;
  const reading = setInterval(() => (most = Math.max(most, getResidentMemory(bot))), INTERVAL);
  await doing.finally(() => clearInterval(reading));
  return most;
}

function getResidentMemory({ pid }: ChildProcess): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

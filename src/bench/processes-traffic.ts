import { setTimeout as wait } from 'node:timers/promises';
import { createSeededChance } from '../engine/seeded-chance.ts';
import { games } from '../games/registry.ts';
import { openPlayground, type Playground, type ServerPlan } from '../playground/index.ts';
import { openStore } from '../store/open.ts';
import { BoardWatcher } from './move-boards.ts';
import { type MaxThroughput, measureMaxThroughput } from './move-flat-out.ts';
import { type BotProcess, type SpentTime, startBot, UNLIMITED } from './move-process.ts';
import { PressedTable } from './move-table.ts';
import { raiseLimits } from './raise-limits.ts';

export interface Traffic {
  readonly movesPerSecond: number;
  /** Of all processes of the bot together, in ms; that of PostgreSQL is not in it. */
  readonly processorPerMove: number;
}

/** At how many tables, and for how many seconds before and while it is measured. */
export interface Load {
  readonly tables: number;
  readonly warmUp: number;
  readonly seconds: number;
}

/** Who is told when moves begin to count, and how many there were. */
interface Counting {
  begin(): Promise<void>;
  end(moves: number): Promise<void>;
}

export const NO_COUNTING: Counting = { begin: async () => {}, end: async () => {} };

const SHARDS = 6;

/** So many games on is the next table of a server: with cheap and dear ones on each, no process has the dear ones alone. */
const TABLE_STRIDE = 3;

/** So often is looked whether they share them. */
const POLL_INTERVAL_MS = 300;

/** One of each shard: their ids follow each other. */
const SERVERS: readonly ServerPlan[] = Array.from({ length: SHARDS }, (_, nth) => ({
  name: `S${nth}`,
  bot: 'Piecemeal',
  channels: ['general'],
  people: Array.from({ length: 4 }, (_, seat) => ({
    key: `person${nth}-${seat}`,
    name: `Person ${seat + 1}`,
    manages: seat === 0,
  })),
}));

/** What so many processes do with the data at a place. */
export async function measureTraffic(
  place: string,
  count: number,
  { tables, warmUp, seconds }: Load,
  counting: Counting,
): Promise<Traffic> {
  const discord = await openPlayground({
    page: false,
    servers: SERVERS,
    gateway: { shards: SHARDS, maxConcurrency: 16 },
  });
  await prepareStore(place, discord);
  const registered = waitForCommands(discord);
  const starting = Array.from({ length: count }, () => startBot(discord, place, UNLIMITED));
  const bots = await Promise.all(starting);
  if (count > 1) await waitUntilSettled(discord, bots);
  await registered;
  const boards = new BoardWatcher(discord);
  const pressed = await openTables(discord, boards, tables);
  const all = { spent: async () => sumSpent(await Promise.all(bots.map((bot) => bot.spent()))) };
  await measureMaxThroughput(pressed, boards, warmUp, all);
  await counting.begin();
  const before = boards.count;
  const speed = await measureMaxThroughput(pressed, boards, seconds, all);
  await counting.end(boards.count - before);
  await Promise.all(bots.map((bot) => bot.close()));
  await discord.stop();
  if (discord.problems.length > 0) throw new Error(`Discord refused: ${discord.problems[0]}`);
  return { movesPerSecond: speed.movesPerSecond, processorPerMove: sumProcessorTime(speed) };
}

/** Waits until the processes have their part of the shards: while one is handed over, nobody answers there. */
async function waitUntilSettled(discord: Playground, bots: readonly BotProcess[]): Promise<void> {
  for (let look = 0; look < POLL_INTERVAL_MS; look++) {
    const held = await Promise.all(bots.map((bot) => bot.held()));
    if (held.every((has) => has === SHARDS / bots.length) && discord.shards.length === SHARDS) return;
    await wait(100);
  }
  throw new Error('The processes did not share the shards');
}

/** Resolves when the commands are registered, by the process that has the first shard. */
async function waitForCommands(discord: Playground): Promise<void> {
  await new Promise<void>((resolve) => {
    discord.onRequest(({ method, path, phase }) => {
      if (method === 'PUT' && path.includes('/commands') && phase === 'after') resolve();
    });
  });
}

async function prepareStore(place: string, { servers }: Playground): Promise<void> {
  const store = await openStore(place);
  for (const { id } of servers) await raiseLimits(store, id);
  await store.destroy();
}

/** Tables of all games, on all servers in turn. */
async function openTables(
  discord: Playground,
  boards: BoardWatcher,
  count: number,
): Promise<readonly PressedTable[]> {
  const chance = createSeededChance(1);
  const opening = Array.from({ length: SHARDS }, async (_, nth) => {
    const people = discord.people.filter(({ key }) => key.startsWith(`person${nth}-`));
    const hall = { discord, boards, chance, home: { channel: `S${nth}/general`, people } };
    const tables: PressedTable[] = [];
    for (let at = nth; at < count; at += SHARDS)
      tables.push(await PressedTable.open(hall, games[(nth + TABLE_STRIDE * tables.length) % games.length]!));
    return tables;
  });
  return (await Promise.all(opening)).flat();
}

function sumSpent(all: readonly SpentTime[]): SpentTime {
  const add = (part: keyof SpentTime['processor']) =>
    all.reduce((total, { processor }) => total + processor[part], 0);
  return {
    processor: { main: add('main'), painters: add('painters'), other: add('other') },
    longestStall: Math.max(...all.map(({ longestStall }) => longestStall)),
  };
}

function sumProcessorTime({ processorPerMove: { main, painters, other } }: MaxThroughput): number {
  return main + painters + other;
}

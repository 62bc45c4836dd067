import { setTimeout as wait } from 'node:timers/promises';
import { createSeededChance } from '../engine/chance.ts';
import { games } from '../games/registry.ts';
import { openPlayground, type Playground, type ServerPlan } from '../playground/index.ts';
import { openStore } from '../store/open.ts';
import { BoardWatcher } from './move-boards.ts';
import { type MaxThroughput, measureMaxThroughput } from './move-flat-out.ts';
import { type BotProcess, type SpentTime, startBot, UNLIMITED } from './move-process.ts';
import { ClickedTable } from './move-table.ts';
import { raiseLimits } from './raise-limits.ts';

export interface Traffic {
  readonly movesPerSecond: number;
  /** Processor time of all bot processes together, in ms, without PostgreSQL. */
  readonly processorPerMove: number;
}

/** Number of tables, and the seconds before and during the measurement. */
export interface Load {
  readonly tables: number;
  readonly warmUp: number;
  readonly seconds: number;
}

/** Called when moves begin to count, and afterwards with their number. */
interface Counting {
  begin(): Promise<void>;
  end(moves: number): Promise<void>;
}

export const NO_COUNTING: Counting = { begin: async () => {}, end: async () => {} };

const SHARDS = 6;

/** Offset of games between tables of a server: mixes cheap and expensive games, so that no process gets only expensive ones. */
const TABLE_STRIDE = 3;

/** Maximum number of checks whether the shards are distributed. */
const POLL_INTERVAL_MS = 300;

/** One server for each shard: their ids are consecutive. */
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

/** Measures the throughput of `count` processes on one data location. */
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
  const opened = await openTables(discord, boards, tables);
  const all = { spent: async () => sumSpent(await Promise.all(bots.map((bot) => bot.spent()))) };
  await measureMaxThroughput(opened, boards, warmUp, all);
  await counting.begin();
  const before = boards.count;
  const speed = await measureMaxThroughput(opened, boards, seconds, all);
  await counting.end(boards.count - before);
  await Promise.all(bots.map((bot) => bot.close()));
  await discord.stop();
  if (discord.problems.length > 0) throw new Error(`Discord refused: ${discord.problems[0]}`);
  return { movesPerSecond: speed.movesPerSecond, processorPerMove: sumProcessorTime(speed) };
}

/** Waits until the processes have distributed the shards: nobody answers on a shard during a handover. */
async function waitUntilSettled(discord: Playground, bots: readonly BotProcess[]): Promise<void> {
  for (let look = 0; look < POLL_INTERVAL_MS; look++) {
    const held = await Promise.all(bots.map((bot) => bot.held()));
    if (held.every((has) => has === SHARDS / bots.length) && discord.shards.length === SHARDS) return;
    await wait(100);
  }
  throw new Error('The processes did not share the shards');
}

/** Resolves when the process with the first shard has registered the commands. */
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

/** Opens tables of all games, on all servers in turn. */
async function openTables(
  discord: Playground,
  boards: BoardWatcher,
  count: number,
): Promise<readonly ClickedTable[]> {
  const chance = createSeededChance(1);
  const opening = Array.from({ length: SHARDS }, async (_, nth) => {
    const people = discord.people.filter(({ key }) => key.startsWith(`person${nth}-`));
    const hall = { discord, boards, chance, home: { channel: `S${nth}/general`, people } };
    const tables: ClickedTable[] = [];
    for (let at = nth; at < count; at += SHARDS)
      tables.push(await ClickedTable.open(hall, games[(nth + TABLE_STRIDE * tables.length) % games.length]!));
    return tables;
  });
  return (await Promise.all(opening)).flat();
}

function sumSpent(all: readonly SpentTime[]): SpentTime {
  const add = (part: keyof SpentTime['processor']) =>
    all.reduce((total, { processor }) => total + processor[part], 0);
  return {
    processor: { main: add('main'), renderers: add('renderers'), other: add('other') },
    longestStall: Math.max(...all.map(({ longestStall }) => longestStall)),
  };
}

function sumProcessorTime({ processorPerMove: { main, renderers, other } }: MaxThroughput): number {
  return main + renderers + other;
}

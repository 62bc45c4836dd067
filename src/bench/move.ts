import { demoServer } from '../demo-server.ts';
import { createSeededChance } from '../engine/chance.ts';
import { games } from '../games/registry.ts';
import { openPlayground, type Playground } from '../playground/index.ts';
import { type Benchmark, formatFigure } from './benchmark.ts';
import { BoardWatcher } from './move-boards.ts';
import { type MaxThroughput, measureMaxThroughput } from './move-flat-out.ts';
import { type BotProcess, startBot, UNLIMITED } from './move-process.ts';
import {
  computePercentiles,
  measureSteadily,
  type Pace,
  type Percentiles,
  type SteadyTimes,
} from './move-steady.ts';
import { type BenchHall, ClickedTable, type ClickResult } from './move-table.ts';
import { withTempFolder } from './temp-folder.ts';

/** Times and rates of clicks, and of the boards they lead to. */
interface MoveSpeed extends SteadyTimes, MaxThroughput {
  /** Time until the interaction is acknowledged when all tables are clicked at the same moment, in ms. */
  readonly ackAtOnce: Percentiles;
}

/** Number of tables, of all games in turn, and the clicks there. */
interface Load {
  readonly tables: number;
  readonly pace: Pace;
  readonly warmUp: Pace;
  /** Seconds of maximum throughput, and of the warm-up before, until the code is compiled. */
  readonly flatOut: { readonly warmUp: number; readonly seconds: number };
  /** Number of tables clicked at the same moment, and the number of rounds. */
  readonly atOnce: { readonly tables: number; readonly rounds: number };
}

const LOAD: Load = {
  tables: 32,
  pace: { perSecond: 20, seconds: 30 },
  warmUp: { perSecond: 20, seconds: 5 },
  flatOut: { warmUp: 30, seconds: 15 },
  atOnce: { tables: 10, rounds: 60 },
};

/**
 * One move, from the click on a button to the board in the channel, over the Gateway and REST of the playground. The
 * bot is a process of its own with its database file and its render workers; the playground is in this process, as the
 * real Discord is another machine. Rates are measured without Discord's limit of 50 requests a second, which two
 * requests a move would reach at 25 moves a second.
 */
export const move: Benchmark<MoveSpeed> = {
  name: 'move',
  run: () => measureMoves(LOAD),
  rows: ({
    ack,
    board,
    ackAtOnce,
    movesPerSecond,
    interactionsPerSecond,
    processorPerMove,
    longestStall,
  }) => [
    ['press to acknowledgement, 20 presses/s', formatPercentiles(ack)],
    ['press to board in the channel, 20 presses/s', formatPercentiles(board)],
    ['press to acknowledgement, 10 tables at the same moment', formatPercentiles(ackAtOnce)],
    ['moves with their pictures posted, flat out', `${formatFigure(movesPerSecond)} moves/s`],
    ['presses answered meanwhile', `${formatFigure(interactionsPerSecond)} interactions/s`],
    ['processor a move: main thread, render workers, others', formatProcessorShares(processorPerMove)],
    ['longest hold of the event loop meanwhile', `${longestStall.toFixed(0)} ms`],
  ],
};

/** Measures the times at a steady pace, and the rates at maximum throughput. */
export async function measureMoves(load: Load): Promise<MoveSpeed> {
  const steady = await withBot(async ({ discord }) => {
    const tables = await openTables(createHall(discord), load.tables);
    await measureSteadily(tables, load.warmUp);
    const even = await measureSteadily(tables, load.pace);
    const ackAtOnce = await clickAtOnce(tables.slice(0, load.atOnce.tables), load.atOnce.rounds);
    return { ...even, ackAtOnce };
  });
  const fast = await withBot(async ({ discord, bot }) => {
    const hall = createHall(discord);
    const tables = await openTables(hall, load.tables);
    await measureMaxThroughput(tables, hall.boards, load.flatOut.warmUp, bot);
    return await measureMaxThroughput(tables, hall.boards, load.flatOut.seconds, bot);
  }, UNLIMITED);
  return { ...steady, ...fast };
}

/** Playground in this process, and the bot in another. */
interface Running {
  readonly discord: Playground;
  readonly bot: BotProcess;
}

/** Runs `work` with a bot that has a database file and real render workers, and cleans up. */
async function withBot<T>(work: (running: Running) => Promise<T>, requestsPerSecond?: number): Promise<T> {
  return await withTempFolder(async (folder) => {
    const discord = await openPlayground({ page: false, server: demoServer });
    const bot = await startBot(discord, folder, requestsPerSecond);
    const done = await work({ discord, bot });
    await bot.close();
    await discord.stop();
    if (discord.problems.length > 0) throw new Error(`Discord refused: ${discord.problems[0]}`);
    return done;
  });
}

/** Clicks at all tables at the same moment, again once each has its answer and its board. */
async function clickAtOnce(tables: readonly ClickedTable[], rounds: number): Promise<Percentiles> {
  const clicks: ClickResult[] = [];
  for (let round = 0; round < rounds; round++)
    clicks.push(...(await Promise.all(tables.map((table) => table.click()))));
  return computePercentiles(clicks.map(({ acknowledged }) => acknowledged));
}

function createHall(discord: Playground): BenchHall {
  return { discord, boards: new BoardWatcher(discord), chance: createSeededChance(1) };
}

/** Opens and starts tables of all games in turn. */
async function openTables(hall: BenchHall, count: number): Promise<readonly ClickedTable[]> {
  const tables: ClickedTable[] = [];
  for (let nth = 0; nth < count; nth++)
    tables.push(await ClickedTable.open(hall, games[nth % games.length]!));
  return tables;
}

function formatProcessorShares({ main, renderers, other }: MaxThroughput['processorPerMove']): string {
  return `${main.toFixed(1)}, ${renderers.toFixed(1)}, ${other.toFixed(1)} ms`;
}

function formatPercentiles({ median, p99 }: Percentiles): string {
  return `${median.toFixed(0)} ms, 99 of 100 within ${p99.toFixed(0)} ms`;
}

import { seeded } from '../engine/seeded.ts';
import { fridayTable } from '../friends.ts';
import { games } from '../games/registry.ts';
import { openPlayground, type Playground } from '../playground/index.ts';
import { Boards } from './move-boards.ts';
import { type FlatOut, flatOut } from './move-flat-out.ts';
import { type BotProcess, startBot, UNLIMITED } from './move-process.ts';
import { type Pace, type Spread, type Steady, spread, steadily } from './move-steady.ts';
import { type Hall, type Press, PressedTable } from './move-table.ts';
import { figure, type Part } from './part.ts';
import { inTempFolder } from './temp-folder.ts';

/** Times and rates of presses, and of the boards that they lead to. */
interface MoveSpeed extends Steady, FlatOut {
  /** Time until the interaction is acknowledged when all tables are pressed at the same moment, in ms. */
  readonly ackAtOnce: Spread;
}

/** Number of tables of all games in turn, and the presses there. */
interface Load {
  readonly tables: number;
  readonly pace: Pace;
  readonly warmUp: Pace;
  /** Seconds for which presses follow each other as fast as they can, and before that until the code is compiled. */
  readonly flatOut: { readonly warmUp: number; readonly seconds: number };
  /** Number of tables that are pressed at the same moment, and how often. */
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
 * One move, from the press of a button to the board in the channel, over the Gateway and REST of the playground.
 * The bot is a process of its own with its database file and its render workers; the playground is in this process, as
 * the real Discord is another machine. Rates are measured without Discord's limit of 50 requests a second, which two
 * requests a move would reach at 25 moves a second.
 */
export const move: Part<MoveSpeed> = {
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
    ['press to acknowledgement, 20 presses/s', said(ack)],
    ['press to board in the channel, 20 presses/s', said(board)],
    ['press to acknowledgement, 10 tables at the same moment', said(ackAtOnce)],
    ['moves with their pictures posted, flat out', `${figure(movesPerSecond)} moves/s`],
    ['presses answered meanwhile', `${figure(interactionsPerSecond)} interactions/s`],
    ['processor a move: main thread, painters, others', shared(processorPerMove)],
    ['longest hold of the event loop meanwhile', `${longestStall.toFixed(0)} ms`],
  ],
};

/** Measures the times at a steady pace, and the rates as fast as it goes. */
export async function measureMoves(load: Load): Promise<MoveSpeed> {
  const steady = await withBot(async ({ discord }) => {
    const tables = await gathered(hallOf(discord), load.tables);
    await steadily(tables, load.warmUp);
    const even = await steadily(tables, load.pace);
    const ackAtOnce = await pressAtOnce(tables.slice(0, load.atOnce.tables), load.atOnce.rounds);
    return { ...even, ackAtOnce };
  });
  const fast = await withBot(async ({ discord, bot }) => {
    const hall = hallOf(discord);
    const tables = await gathered(hall, load.tables);
    await flatOut(tables, hall.boards, load.flatOut.warmUp, bot);
    return await flatOut(tables, hall.boards, load.flatOut.seconds, bot);
  }, UNLIMITED);
  return { ...steady, ...fast };
}

/** A playground in this process and the bot in another. */
interface Running {
  readonly discord: Playground;
  readonly bot: BotProcess;
}

/** Runs `work` with a bot that has a database file and real render workers, and leaves nothing behind. */
async function withBot<T>(work: (running: Running) => Promise<T>, requestsPerSecond?: number): Promise<T> {
  return await inTempFolder(async (folder) => {
    const discord = await openPlayground({ page: false, server: fridayTable });
    const bot = await startBot(discord, folder, requestsPerSecond);
    const done = await work({ discord, bot });
    await bot.close();
    await discord.stop();
    if (discord.problems.length > 0) throw new Error(`Discord refused: ${discord.problems[0]}`);
    return done;
  });
}

/** Presses at all tables at the same moment, again as soon as every one of them has its answer and its board. */
async function pressAtOnce(tables: readonly PressedTable[], rounds: number): Promise<Spread> {
  const presses: Press[] = [];
  for (let round = 0; round < rounds; round++)
    presses.push(...(await Promise.all(tables.map((table) => table.press()))));
  return spread(presses.map(({ acknowledged }) => acknowledged));
}

function hallOf(discord: Playground): Hall {
  return { discord, boards: new Boards(discord), chance: seeded(1) };
}

/** Tables of all games in turn, started. */
async function gathered(hall: Hall, count: number): Promise<readonly PressedTable[]> {
  const tables: PressedTable[] = [];
  for (let nth = 0; nth < count; nth++)
    tables.push(await PressedTable.open(hall, games[nth % games.length]!));
  return tables;
}

function shared({ main, painters, other }: FlatOut['processorPerMove']): string {
  return `${main.toFixed(1)}, ${painters.toFixed(1)}, ${other.toFixed(1)} ms`;
}

function said({ median, p99 }: Spread): string {
  return `${median.toFixed(0)} ms, 99 of 100 within ${p99.toFixed(0)} ms`;
}

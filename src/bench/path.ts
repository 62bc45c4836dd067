import { seeded } from '../engine/seeded.ts';
import { games } from '../games/registry.ts';
import { figure, type Part } from './part.ts';
import { type AtOnce, atOnce } from './path-at-once.ts';
import { Boards } from './path-boards.ts';
import { evening } from './path-evening.ts';
import type { Spread } from './path-figures.ts';
import { type FlatOut, flatOut } from './path-flat-out.ts';
import { UNLIMITED } from './path-process.ts';
import { type Pace, type Steady, steadily } from './path-steady.ts';
import { type Hall, PressedTable } from './path-table.ts';

export type PathSpeed = Steady & FlatOut & AtOnce;

/** How much is pressed, and at how many tables of all games in turn. */
export interface Crowd {
  readonly tables: number;
  readonly pace: Pace;
  readonly warmUp: Pace;
  /** How long the presses follow each other as fast as they can, in seconds; and how long before, until what is run often is compiled. */
  readonly flatOut: { readonly warmUp: number; readonly seconds: number };
  /** How many tables move at the same moment, and how often. */
  readonly atOnce: { readonly tables: number; readonly rounds: number };
}

const CROWD: Crowd = {
  tables: 32,
  pace: { perSecond: 20, seconds: 30 },
  warmUp: { perSecond: 20, seconds: 5 },
  flatOut: { warmUp: 30, seconds: 15 },
  atOnce: { tables: 10, rounds: 60 },
};

/**
 * The whole path, from the press of a button to the board in the channel, over the Gateway and REST of the playground.
 * The bot is a process of its own with its database file and its painters; the playground is in this process, as the
 * real Discord is another machine. For the second measurement the bot is freed from Discord's limit of 50 requests a
 * second, which two requests a move would reach at 25 moves a second.
 */
export const path: Part<PathSpeed> = {
  name: 'path',
  run: () => pathSpeed(CROWD),
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

/** Measures both: the times at a steady pace, the rates as fast as it goes. */
export async function pathSpeed(crowd: Crowd): Promise<PathSpeed> {
  const steady = await evening(async ({ discord }) => {
    const tables = await gathered(hallOf(discord), crowd.tables);
    await steadily(tables, crowd.warmUp);
    const even = await steadily(tables, crowd.pace);
    return { ...even, ...(await atOnce(tables.slice(0, crowd.atOnce.tables), crowd.atOnce.rounds)) };
  });
  const fast = await evening(async ({ discord, bot }) => {
    const hall = hallOf(discord);
    const tables = await gathered(hall, crowd.tables);
    await flatOut(tables, hall.boards, crowd.flatOut.warmUp, bot);
    return await flatOut(tables, hall.boards, crowd.flatOut.seconds, bot);
  }, UNLIMITED);
  return { ...steady, ...fast };
}

function hallOf(discord: Hall['discord']): Hall {
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

import { randomBytes } from 'node:crypto';
import { renderPicture } from '../../render/picture.ts';
import { demoServer } from '../demo-server.ts';
import type { Connection } from '../discord/client/connect-options.ts';
import { createSeededChance } from '../engine/chance.ts';
import { games } from '../games/registry.ts';
import { openPlayground, type Playground } from '../playground/index.ts';
import { openStore } from '../store/open.ts';
import { attachQueryCounter, type QueryCounts } from '../store/query-counter.ts';
import { saveLearnedGame } from '../store/tutorials.ts';
import { DEFAULT_DISPLAY_SETTINGS, saveDisplaySettings } from '../store/user-settings.ts';
import type { Benchmark, Row } from './benchmark.ts';
import { BoardWatcher } from './move-boards.ts';
import { ClickedTable } from './move-table.ts';
import { withLocalBot } from './with-local-bot.ts';

/** Queries to the store by one move, from its last answer to the posted board, and by opening a private panel. */
interface InteractionQueries extends Readonly<QueryCounts> {
  readonly panel: Readonly<QueryCounts>;
}

/** Queries of an interaction, counted and not timed, so that the result is the same on every machine. */
export const interactionQueries: Benchmark<InteractionQueries> = {
  name: 'visit',
  run: measureInteractionQueries,
  rows: ({ panel, ...move }) => [
    createCountsRow('a move until its board is posted', move),
    createCountsRow('a private panel', panel),
  ],
};

function createCountsRow(what: string, { loads, statements, transactions }: Readonly<QueryCounts>): Row {
  return [
    `asked of the store, ${what}`,
    `loads ${loads}, statements ${statements}, transactions ${transactions}`,
  ];
}

/** Number of moves counted. Reports the median: on a busy machine the publisher sometimes checks its queue once more. */
const MOVES = 11;

/** Counts at a table of the first game. The player to move opens a panel and answers, until enough moves are made. */
export async function measureInteractionQueries(): Promise<InteractionQueries> {
  return await withCounting(async ({ discord, bot, counts }) => {
    const hall = { discord, boards: new BoardWatcher(discord), chance: createSeededChance(1) };
    const table = await ClickedTable.open(hall, games[0]!);
    const [panels, moves]: [QueryCounts[], QueryCounts[]] = [[], []];
    while (moves.length < MOVES) {
      await bot.publisher.idle();
      const before = { ...counts };
      const { posted } = await table.click();
      await bot.publisher.idle();
      (posted === null ? panels : moves).push(subtractCounts(before, counts));
    }
    return { ...computeMedianCounts(moves), panel: computeMedianCounts(panels) };
  });
}

function subtractCounts(before: Readonly<QueryCounts>, now: Readonly<QueryCounts>): QueryCounts {
  return mapCounts((figure) => now[figure] - before[figure]);
}

function computeMedianCounts(all: readonly Readonly<QueryCounts>[]): QueryCounts {
  return mapCounts((figure) => {
    const sorted = all.map((one) => one[figure]).toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] as number;
  });
}

function mapCounts(value: (figure: keyof QueryCounts) => number): QueryCounts {
  return { loads: value('loads'), statements: value('statements'), transactions: value('transactions') };
}

/** Playground and bot in one process, and the counts of the bot's queries. */
interface Counting {
  readonly discord: Playground;
  readonly bot: Connection;
  readonly counts: Readonly<QueryCounts>;
}

/**
 * Runs work with data in memory and pictures drawn synchronously; neither changes the queries. Players know every game
 * and make every move by hand, so that each move is counted by itself.
 */
async function withCounting<T>(work: (counting: Counting) => Promise<T>): Promise<T> {
  const discord = await openPlayground({ page: false, server: demoServer });
  const bare = await openStore(':memory:');
  for (const { key } of demoServer.people) {
    await saveDisplaySettings(bare, discord.person(key).id, { ...DEFAULT_DISPLAY_SETTINGS, byHand: true }, 0);
    for (const game of games) await saveLearnedGame(bare, discord.person(key).id, game.id, 0);
  }
  const { store, counts } = attachQueryCounter(bare);
  const ctx = { store, now: Date.now, secret: () => randomBytes(32) };
  const done = await withLocalBot(
    discord,
    { app: ctx, renderPool: { render: renderPicture }, secondTap: 0 },
    (bot) => work({ discord, bot, counts }),
  );
  await bare.destroy();
  return done;
}

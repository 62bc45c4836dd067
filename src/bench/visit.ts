import { randomBytes } from 'node:crypto';
import { paint } from '../../render/picture.ts';
import type { Connected } from '../discord/client/types.ts';
import { seeded } from '../engine/seeded.ts';
import { fridayTable } from '../friends.ts';
import { games } from '../games/registry.ts';
import { openPlayground, type Playground } from '../playground/index.ts';
import { type Counted, listened } from '../store/asked.ts';
import { keepLearned } from '../store/learned.ts';
import { openStore } from '../store/open.ts';
import { keepLook, USUAL_LOOK } from '../store/people.ts';
import { botHere } from './bot-here.ts';
import { Boards } from './move-boards.ts';
import { PressedTable } from './move-table.ts';
import type { Part, Row } from './part.ts';

/** What is asked of the store: by one move, from its last answer to the posted board, and by opening a private panel. */
interface VisitCosts extends Readonly<Counted> {
  readonly panel: Readonly<Counted>;
}

/** What a visit asks of the store: counted and not timed, so that it is the same on every machine. */
export const visit: Part<VisitCosts> = {
  name: 'visit',
  run: visitCosts,
  rows: ({ panel, ...move }) => [
    row('a move until its board is posted', move),
    row('a private panel', panel),
  ],
};

function row(what: string, { loads, statements, transactions }: Readonly<Counted>): Row {
  return [
    `asked of the store, ${what}`,
    `loads ${loads}, statements ${statements}, transactions ${transactions}`,
  ];
}

/** Number of moves counted. Reported is the median: on a busy machine the announcer sometimes checks its queue once more. */
const MOVES = 11;

/** Counts at a table of the first game: whoever is to move opens a panel and answers, until enough moves are made. */
export async function visitCosts(): Promise<VisitCosts> {
  return await counted(async ({ discord, bot, asked }) => {
    const hall = { discord, boards: new Boards(discord), chance: seeded(1) };
    const table = await PressedTable.open(hall, games[0]!);
    const [panels, moves]: [Counted[], Counted[]] = [[], []];
    while (moves.length < MOVES) {
      await bot.announcer.idle();
      const before = { ...asked };
      const { posted } = await table.press();
      await bot.announcer.idle();
      (posted === null ? panels : moves).push(since(before, asked));
    }
    return { ...usual(moves), panel: usual(panels) };
  });
}

function since(before: Readonly<Counted>, now: Readonly<Counted>): Counted {
  return each((figure) => now[figure] - before[figure]);
}

function usual(all: readonly Readonly<Counted>[]): Counted {
  return each((figure) => {
    const sorted = all.map((one) => one[figure]).toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] as number;
  });
}

function each(value: (figure: keyof Counted) => number): Counted {
  return { loads: value('loads'), statements: value('statements'), transactions: value('transactions') };
}

/** A playground and the bot in one process, and what the bot asks of its store. */
interface Counting {
  readonly discord: Playground;
  readonly bot: Connected;
  readonly asked: Readonly<Counted>;
}

/**
 * Data in memory and pictures painted on the spot: neither changes what is asked. People know every game and make every
 * move by hand, so that a move is counted by itself.
 */
async function counted<T>(work: (counting: Counting) => Promise<T>): Promise<T> {
  const discord = await openPlayground({ page: false, server: fridayTable });
  const bare = await openStore(':memory:');
  for (const { key } of fridayTable.people) {
    await keepLook(bare, discord.person(key).id, { ...USUAL_LOOK, byHand: true }, 0);
    for (const game of games) await keepLearned(bare, discord.person(key).id, game.id, 0);
  }
  const { store, asked } = listened(bare);
  const house = { store, now: Date.now, secret: () => randomBytes(32) };
  const done = await botHere(discord, { house, painters: { paint }, secondTap: 0 }, (bot) =>
    work({ discord, bot, asked }),
  );
  await bare.destroy();
  return done;
}

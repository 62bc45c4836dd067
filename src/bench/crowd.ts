import { seeded } from '../engine/seeded.ts';
import { games } from '../games/registry.ts';
import type { Thought } from './crowd-tables.ts';
import { figure, type Part } from './part.ts';
import { Boards } from './path-boards.ts';
import { evening } from './path-evening.ts';
import { type Spread, spread } from './path-figures.ts';
import { type Pace, steadily } from './path-steady.ts';
import { PressedTable } from './path-table.ts';

/** How long AI seats and people wait while AI seats are to move at many tables. */
export interface CrowdSpeed {
  /** Until an AI seat has its move, in ms. */
  readonly thought: Spread;
  /** Until the interaction of a person is acknowledged, in ms. */
  readonly ack: Spread;
  readonly thoughtsPerSecond: number;
  /** How many of the moves were searched for, of 1; the quick policy of the game made the others. */
  readonly searched: number;
}

/** How many tables, the AI moves wanted there, and the presses of people elsewhere meanwhile. */
export interface CrowdSize {
  readonly tables: number;
  readonly ai: Pace;
  /** Tables in channels of their own at which people press. */
  readonly pressed: number;
  readonly pressesPerSecond: number;
}

const SIZE: CrowdSize = {
  tables: 1_000,
  ai: { perSecond: 33, seconds: 30 },
  pressed: 8,
  pressesPerSecond: 5,
};

/**
 * The strongest AI seats at 1,000 tables of all games that have a mind, 33 of their moves a second, thought of by one
 * thread as in production; people press at other tables meanwhile. The crowd's own boards are written down and not drawn:
 * Discord takes no more than 25 of them a second from a bot.
 */
export const crowd: Part<CrowdSpeed> = {
  name: 'crowd',
  run: () => crowdSpeed(SIZE),
  rows: ({ thought, ack, thoughtsPerSecond, searched }) => [
    [`AI seats answer, ${figure(SIZE.tables)} tables`, said(thought)],
    [
      'AI moves meanwhile',
      `${thoughtsPerSecond.toFixed(0)} moves/s, ${(100 * searched).toFixed(0)} % searched for`,
    ],
    ['press to acknowledgement meanwhile', said(ack)],
  ],
};

export async function crowdSpeed({ tables, ai, pressed, pressesPerSecond }: CrowdSize): Promise<CrowdSpeed> {
  return await evening(async ({ discord, bot }) => {
    const hall = { discord, boards: new Boards(discord), chance: seeded(1) };
    const elsewhere: PressedTable[] = [];
    for (let nth = 0; nth < pressed; nth++)
      elsewhere.push(await PressedTable.open(hall, games[nth % games.length]!));
    await bot.gather(tables);
    await bot.run({ ...ai, seconds: WARM_UP });
    const began = performance.now();
    const [thoughts, { ack }] = await Promise.all([
      bot.run(ai),
      steadily(elsewhere, { perSecond: pressesPerSecond, seconds: ai.seconds }),
    ]);
    return { ...speedOf(thoughts, (performance.now() - began) / 1_000), ack };
  });
}

/** In seconds. */
const WARM_UP = 3;

function speedOf(thoughts: readonly Thought[], seconds: number): Omit<CrowdSpeed, 'ack'> {
  return {
    thought: spread(thoughts.map(({ milliseconds }) => milliseconds)),
    thoughtsPerSecond: thoughts.length / seconds,
    searched: thoughts.filter(({ searched }) => searched).length / thoughts.length,
  };
}

function said({ median, p99 }: Spread): string {
  return `${median.toFixed(0)} ms, 99 of 100 within ${p99.toFixed(0)} ms`;
}

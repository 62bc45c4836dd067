import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { findScript } from '../../src/tools/arena/scripted.ts';

/** Number of matches with each plan, and minimum share of first places against one plan and against all. */
interface LeastShare {
  readonly matches: number;
  readonly one: number;
  readonly all: number;
}

/** Minimum shares for the fixed seed: below those of hundreds of matches by more than the noise of so few. */
const LEAST: Readonly<Record<'owl' | 'badger', Readonly<Record<string, LeastShare>>>> = {
  owl: {
    runaround: { matches: 8, one: 0.5, all: 0.75 },
    forage: { matches: 9, one: 0.4, all: 0.7 },
    motox: { matches: 18, one: 0.2, all: 0.38 },
    moneyrun: { matches: 8, one: 0.5, all: 0.75 },
    gostop: { matches: 40, one: 0.4, all: 0.52 },
  },
  badger: {
    runaround: { matches: 8, one: 0.2, all: 0.55 },
    forage: { matches: 6, one: 0, all: 0.25 },
    motox: { matches: 9, one: 0.05, all: 0.2 },
    moneyrun: { matches: 4, one: 0.25, all: 0.7 },
    gostop: { matches: 20, one: 0.2, all: 0.4 },
  },
};

const opposed = (['owl', 'badger'] as const).flatMap((strength) =>
  games.flatMap((game) => {
    const limits = findScript(game) && LEAST[strength][game.id];
    const plans = Object.keys(findScript(game)?.plans ?? {});
    return limits ? [{ strength, id: game.id, plans, ...limits }] : [];
  }),
);

/** Runs in its own process, where an AI is four times as fast as in a test. */
describe('AIs against simple plans', () => {
  test('simple plans: every game with an AI has at least four', () => {
    const played = games.filter(({ mind }) => mind).map(({ id }) => id);
    expect(opposed.map(({ id }) => id)).toEqual([...played, ...played]);
    for (const { plans } of opposed) expect(plans.length).toBeGreaterThanOrEqual(4);
  });

  test.each(opposed)('$strength: wins its share of $id', async ({ strength, id, matches, one, all }) => {
    const call = ['src/tools/arena.ts', id, '--scripted', '--a', strength, '--games', String(matches)];
    const { stdout } = await promisify(execFile)(process.execPath, [...call, '--seed', '17', '--json']);
    const rows: readonly { plan: string; first: number; unfinished: number; refused: number }[] =
      JSON.parse(stdout);
    const shares = rows.map(({ first }) => first);
    expect(rows.filter(({ first }) => first < one)).toEqual([]);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThanOrEqual(all);
    expect(rows.every(({ unfinished, refused }) => unfinished === 0 && refused === 0)).toBe(true);
  });
});

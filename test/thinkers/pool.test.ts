import { afterEach, describe, expect, test } from 'vitest';
import { runaround } from '../../src/games/runaround/index.ts';
import type { Asked } from '../../src/players/players.ts';
import { think } from '../../src/players/thought.ts';
import { Budget } from '../../src/thinkers/budget.ts';
import { openThinkers, type Thinkers } from '../../src/thinkers/pool.ts';

let thinkers: Thinkers;
afterEach(async () => await thinkers?.close());

const VIEW = {
  size: 24,
  goal: 5,
  homes: [2, 3],
  runs: [1, 2],
  pawns: [[3, 20], [6]],
  mover: 0,
  rolled: 4,
  again: null,
};
const ASKED: Asked = { game: runaround, view: VIEW, seat: 0, notes: null, strength: 'owl' };

describe('a thread', () => {
  test('thinks what would be thought here, and tells what the thought hung on', async () => {
    thinkers = openThinkers();
    const { move, thought } = await thinkers.choose(ASKED);
    expect(thought).toMatchObject({ strength: 'owl', seed: expect.stringMatching(/^[0-9a-f]{32}$/) });
    if (!thought) throw new Error('Not thought');
    expect(think(runaround, { view: VIEW, seat: 0, notes: null, ...thought }).move).toEqual(move);
  });

  test('that dies is replaced, and the thought made again', async () => {
    const worker = new URL('./dying.ts', import.meta.url);
    thinkers = openThinkers({ worker, seed: () => '0'.repeat(32) });
    const { move } = await thinkers.choose(ASKED);
    expect(move).toEqual({ kind: 'run', from: 3 });
  });

  test('that dies of every thought refuses it with the game it was about', async () => {
    const worker = new URL('./dying.ts', import.meta.url);
    thinkers = openThinkers({ worker, seed: () => 'f'.repeat(32) });
    await expect(thinkers.choose(ASKED)).rejects.toThrow('The thought about runaround failed');
  });

  test('serves who comes first', async () => {
    thinkers = openThinkers();
    const served: number[] = [];
    await Promise.all(
      [1, 2, 3, 4].map(async (table) => {
        await thinkers.choose(ASKED);
        served.push(table);
      }),
    );
    expect(served).toEqual([1, 2, 3, 4]);
  });
});

describe('a hint', () => {
  const SEED = '0123456789abcdef0123456789abcdef';
  const { strength: _, ...known } = ASKED;

  test('is what the strongest would do with all the playouts of the game, and what that is worth', async () => {
    thinkers = openThinkers({ seed: () => 'f'.repeat(32) });
    const how = { strength: 'owl' as const, seed: SEED, playouts: runaround.mind?.search.playouts ?? 0 };
    const { move, chance } = think(runaround, { view: VIEW, seat: 0, notes: null, ...how });
    expect(await thinkers.hint({ ...known, seed: SEED })).toEqual({ move, chance });
    expect(chance).toBeGreaterThan(0);
  });

  test('comes after every AI seat, and is the same however many of them wait', async () => {
    thinkers = openThinkers();
    const alone = await thinkers.hint({ ...known, seed: SEED });
    const served: string[] = [];
    const first = thinkers.choose(ASKED).then(() => served.push('first'));
    const told = thinkers.hint({ ...known, seed: SEED }).finally(() => served.push('hint'));
    const others = Array.from({ length: 40 }, () => thinkers.choose(ASKED).then(() => served.push('AI')));
    await Promise.all([first, ...others]);
    expect(await told).toEqual(alone);
    expect(served.at(-1)).toBe('hint');
  });

  test('that fails leaves the threads to others', async () => {
    const worker = new URL('./dying.ts', import.meta.url);
    thinkers = openThinkers({ worker, seed: () => '0'.repeat(32) });
    await expect(thinkers.hint({ ...known, seed: 'f'.repeat(32) })).rejects.toThrow('about runaround failed');
    expect((await thinkers.choose(ASKED)).move).toEqual({ kind: 'run', from: 3 });
  });
});

describe('a budget', () => {
  const PLAN = { horizon: 24, playouts: 4_000, floor: 300 };

  test('is whole where nobody waits, and shrinks with the line down to nothing below the floor', () => {
    const budget = new Budget();
    budget.took('runaround', 4_000, 40);
    expect(budget.playouts('runaround', PLAN, 0)).toBe(4_000);
    expect(budget.playouts('runaround', PLAN, 99)).toBe(1_000);
    expect(budget.playouts('runaround', PLAN, 999)).toBe(0);
  });

  test('follows what a playout costs here', () => {
    const budget = new Budget();
    for (let thought = 0; thought < 30; thought++) budget.took('runaround', 1_000, 1_000);
    expect(budget.playouts('runaround', PLAN, 0)).toBeLessThan(1_100);
    expect(budget.playouts('forage', PLAN, 0)).toBe(4_000);
  });
});

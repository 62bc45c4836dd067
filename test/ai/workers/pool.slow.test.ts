import { randomBytes } from 'node:crypto';
import { rmdirSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import type { ChooseRequest } from '../../../src/ai/ai-players.ts';
import { Budget } from '../../../src/ai/budget.ts';
import { judge } from '../../../src/ai/judgement.ts';
import { searchBestMove } from '../../../src/ai/search-best-move.ts';
import { type AiPool, openAiPool } from '../../../src/ai-pool.ts';
import { runaround } from '../../../src/games/runaround/index.ts';
import { markOf } from './dying.ts';

const DYING = new URL('./dying.ts', import.meta.url);
const UNBORN = new URL('../../support/failing-worker.ts', import.meta.url);

let aiPool: AiPool;
afterEach(async () => await aiPool?.close());

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
const ASKED: ChooseRequest = { game: runaround, view: VIEW, seat: 0, notes: null, strength: 'owl' };

describe('a thread', () => {
  test('thinks what would be thought here, and tells what the thought hung on', async () => {
    aiPool = openAiPool();
    const { move, search } = await aiPool.choose(ASKED);
    expect(search).toMatchObject({ strength: 'owl', seed: expect.stringMatching(/^[0-9a-f]{32}$/) });
    if (!search) throw new Error('Not thought');
    expect(searchBestMove(runaround, { view: VIEW, seat: 0, notes: null, ...search }).move).toEqual(move);
  });

  test('that dies is replaced, and the thought made again', async () => {
    const seed = `c${randomBytes(16).toString('hex').slice(1)}`;
    aiPool = openAiPool({ worker: DYING, seed: () => seed });
    const { move, search } = await aiPool.choose(ASKED);
    expect([move, search?.seed]).toEqual([{ kind: 'run', from: 3 }, seed]);
    expect(search?.playouts).toBeGreaterThan(0);
    rmdirSync(markOf(seed));
  });

  test('that dies of every thought refuses it with the game it was about', async () => {
    aiPool = openAiPool({ worker: DYING, seed: () => 'f'.repeat(32) });
    await expect(aiPool.choose(ASKED)).rejects.toThrow('The thought about runaround failed');
  });

  test('that dies of a search is asked for what the quick policy does, and its trouble is told', async () => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    aiPool = openAiPool({ worker: DYING, seed: () => 'e'.repeat(32), onError });
    const { move, search } = await aiPool.choose(ASKED);
    expect(move).toEqual({ kind: 'run', from: 3 });
    expect(search).toEqual({ strength: 'owl', seed: 'e'.repeat(32), playouts: 0 });
    expect(errors).toEqual([new Error('The thought about runaround failed: worker exited with code: 1')]);
  });

  test('that thinks without end is given up once its time is over', async () => {
    const limits: (() => void)[] = [];
    const errors: unknown[] = [];
    const seeds = ['0'.repeat(32), 'd'.repeat(32)];
    aiPool = openAiPool({
      worker: DYING,
      seed: () => seeds.shift()!,
      onError: (error) => errors.push((error as Error).message),
      after: (_, callback) => {
        limits.push(callback);
        return () => {};
      },
    });
    await aiPool.choose(ASKED);
    const choice = aiPool.choose(ASKED);
    await expect.poll(() => limits.length).toBe(2);
    limits[1]?.();
    expect((await choice).search?.playouts).toBe(0);
    expect(errors).toEqual(['The thought about runaround failed: it took more than 30000 ms']);
  });

  test('that cannot begin refuses who waits for it with the reason', async () => {
    const errors: unknown[] = [];
    aiPool = openAiPool({ worker: UNBORN, onError: (error) => errors.push((error as Error).message) });
    const failed = 'The thought about runaround failed: This thread is never begun';
    await expect(aiPool.choose(ASKED)).rejects.toThrow(failed);
    await expect(aiPool.hint({ ...ASKED, seed: '0'.repeat(32) })).rejects.toThrow(failed);
    expect(errors).toContain('This thread is never begun');
  });

  test('serves who comes first', async () => {
    aiPool = openAiPool();
    const served: number[] = [];
    await Promise.all(
      [1, 2, 3, 4].map(async (table) => {
        await aiPool.choose(ASKED);
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
    aiPool = openAiPool({ seed: () => 'f'.repeat(32) });
    const how = { strength: 'owl' as const, seed: SEED, playouts: runaround.ai?.search.playouts ?? 0 };
    const result = searchBestMove(runaround, { view: VIEW, seat: 0, notes: null, ...how });
    expect(await aiPool.hint({ ...known, seed: SEED })).toEqual(result);
    expect(result.chance).toBeGreaterThan(0);
  });

  test('comes after AI seats, though not after all of them, and is the same however many of them wait', async () => {
    aiPool = openAiPool();
    const alone = await aiPool.hint({ ...known, seed: SEED });
    const served: string[] = [];
    const first = aiPool.choose(ASKED).then(() => served.push('first'));
    const told = aiPool.hint({ ...known, seed: SEED }).finally(() => served.push('hint'));
    const others = Array.from({ length: 40 }, () => aiPool.choose(ASKED).then(() => served.push('AI')));
    await Promise.all([first, ...others]);
    expect(await told).toEqual(alone);
    expect(served.indexOf('hint')).toBeGreaterThan(5);
    expect(served.indexOf('hint')).toBeLessThan(12);
  });

  test('that is asked for again while it is thought of is thought of once', async () => {
    aiPool = openAiPool();
    const [one, other] = [1, 2].map(() => aiPool.hint({ ...known, seed: SEED }));
    expect(await one).toBe(await other);
    expect(await aiPool.hint({ ...known, seed: SEED })).not.toBe(await one);
  });

  test('that fails leaves the threads to others', async () => {
    aiPool = openAiPool({ worker: DYING, seed: () => '0'.repeat(32) });
    await expect(aiPool.hint({ ...known, seed: 'f'.repeat(32) })).rejects.toThrow('about runaround failed');
    expect((await aiPool.choose(ASKED)).move).toEqual({ kind: 'run', from: 3 });
  });
});

describe('a judgement', () => {
  const SEED = '0123456789abcdef0123456789abcdef';
  const { strength: _, ...known } = ASKED;
  const DECIDED = { ...known, move: { kind: 'run', from: 3 }, seats: 2, seed: SEED, playouts: 800 };

  test('is what would be judged here, and comes after AI seats', async () => {
    aiPool = openAiPool();
    const served: string[] = [];
    const first = aiPool.choose(ASKED).then(() => served.push('first'));
    const told = aiPool.judge(DECIDED).finally(() => served.push('judged'));
    const others = Array.from({ length: 10 }, () => aiPool.choose(ASKED).then(() => served.push('AI')));
    await Promise.all([first, told, ...others]);
    const { game: _game, ...decided } = DECIDED;
    expect(await told).toEqual(judge(runaround, decided));
    expect(served.indexOf('judged')).toBeGreaterThan(5);
    expect(served.indexOf('judged')).toBeLessThan(12);
  });

  test('whose thread dies is begun again', async () => {
    const seed = `c${randomBytes(16).toString('hex').slice(1)}`;
    aiPool = openAiPool({ worker: DYING });
    expect(await aiPool.judge({ ...DECIDED, seed })).toBeNull();
    rmdirSync(markOf(seed));
    await expect(aiPool.judge({ ...DECIDED, seed: 'f'.repeat(32) })).rejects.toThrow(
      'about runaround failed',
    );
  });
});

describe('a budget', () => {
  const PLAN = { horizon: 24, playouts: 4_000, minPlayouts: 300 };

  test('is whole where nobody waits, and shrinks with the line down to nothing below the floor', () => {
    const budget = new Budget();
    budget.took('runaround', 4_000, 40);
    expect(budget.playouts('runaround', PLAN, 0)).toBe(4_000);
    expect(budget.playouts('runaround', PLAN, 99)).toBe(1_000);
    expect(budget.playouts('runaround', PLAN, 999)).toBe(0);
  });

  test('follows what a playout costs here', () => {
    const budget = new Budget();
    for (let result = 0; result < 30; result++) budget.took('runaround', 1_000, 1_000);
    expect(budget.playouts('runaround', PLAN, 0)).toBeLessThan(1_100);
    expect(budget.playouts('forage', PLAN, 0)).toBe(4_000);
  });
});

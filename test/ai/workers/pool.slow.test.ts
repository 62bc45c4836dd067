import { randomBytes } from 'node:crypto';
import { rmdirSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import type { ChooseRequest } from '../../../src/ai/ai-players.ts';
import { judge } from '../../../src/ai/judgement.ts';
import { searchBestMove } from '../../../src/ai/search-best-move.ts';
import { type AiPool, Budget, openAiPool } from '../../../src/ai-pool.ts';
import { runaround } from '../../../src/games/runaround/index.ts';
import { markOf } from './dying.ts';

const DYING = new URL('./dying.ts', import.meta.url);
const FAILING = new URL('../../support/failing-worker.ts', import.meta.url);

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

describe('AiPool threads', () => {
  test('AiPool: returns the move and the settings that lead the same search to it again', async () => {
    aiPool = openAiPool();
    const { move, search } = await aiPool.choose(ASKED);
    expect(search).toMatchObject({ strength: 'owl', seed: expect.stringMatching(/^[0-9a-f]{32}$/) });
    if (!search) throw new Error('No search');
    expect(searchBestMove(runaround, { view: VIEW, seat: 0, notes: null, ...search }).move).toEqual(move);
  });

  test('AiPool: replaces a thread that dies and repeats its search', async () => {
    const seed = `c${randomBytes(16).toString('hex').slice(1)}`;
    aiPool = openAiPool({ worker: DYING, seed: () => seed });
    const { move, search } = await aiPool.choose(ASKED);
    expect([move, search?.seed]).toEqual([{ kind: 'run', from: 3 }, seed]);
    expect(search?.playouts).toBeGreaterThan(0);
    rmdirSync(markOf(seed));
  });

  test('AiPool: rejects with the name of the game when every attempt kills its thread', async () => {
    aiPool = openAiPool({ worker: DYING, seed: () => 'f'.repeat(32) });
    await expect(aiPool.choose(ASKED)).rejects.toThrow('The thought about runaround failed');
  });

  test('AiPool: falls back to the quick policy when searches kill threads, and reports the error', async () => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    aiPool = openAiPool({ worker: DYING, seed: () => 'e'.repeat(32), onError });
    const { move, search } = await aiPool.choose(ASKED);
    expect(move).toEqual({ kind: 'run', from: 3 });
    expect(search).toEqual({ strength: 'owl', seed: 'e'.repeat(32), playouts: 0 });
    expect(errors).toEqual([new Error('The thought about runaround failed: worker exited with code: 1')]);
  });

  test('AiPool: stops a search that runs out of time', async () => {
    const timeouts: (() => void)[] = [];
    const errors: unknown[] = [];
    const seeds = ['0'.repeat(32), 'd'.repeat(32)];
    aiPool = openAiPool({
      worker: DYING,
      seed: () => seeds.shift()!,
      onError: (error) => errors.push((error as Error).message),
      after: (_, callback) => {
        timeouts.push(callback);
        return () => {};
      },
    });
    await aiPool.choose(ASKED);
    const choice = aiPool.choose(ASKED);
    await expect.poll(() => timeouts.length).toBe(2);
    timeouts[1]?.();
    expect((await choice).search?.playouts).toBe(0);
    expect(errors).toEqual(['The thought about runaround failed: it took more than 30000 ms']);
  });

  test('AiPool: rejects with the reason when its threads cannot start', async () => {
    const errors: unknown[] = [];
    aiPool = openAiPool({ worker: FAILING, onError: (error) => errors.push((error as Error).message) });
    const failed = 'The thought about runaround failed: This thread is never begun';
    await expect(aiPool.choose(ASKED)).rejects.toThrow(failed);
    await expect(aiPool.hint({ ...ASKED, seed: '0'.repeat(32) })).rejects.toThrow(failed);
    expect(errors).toContain('This thread is never begun');
  });

  test('AiPool: serves requests in their order', async () => {
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

describe('AiPool.hint', () => {
  const SEED = '0123456789abcdef0123456789abcdef';
  const { strength: _, ...known } = ASKED;

  test('AiPool: a hint is the strongest move with all playouts of the game, and its worth', async () => {
    aiPool = openAiPool({ seed: () => 'f'.repeat(32) });
    const how = { strength: 'owl' as const, seed: SEED, playouts: runaround.ai?.search.playouts ?? 0 };
    const result = searchBestMove(runaround, { view: VIEW, seat: 0, notes: null, ...how });
    expect(await aiPool.hint({ ...known, seed: SEED })).toEqual(result);
    expect(result.chance).toBeGreaterThan(0);
  });

  test('AiPool: a hint waits for some AI seats but not for all, and does not depend on the queue', async () => {
    aiPool = openAiPool();
    const alone = await aiPool.hint({ ...known, seed: SEED });
    const served: string[] = [];
    const first = aiPool.choose(ASKED).then(() => served.push('first'));
    const hint = aiPool.hint({ ...known, seed: SEED }).finally(() => served.push('hint'));
    const others = Array.from({ length: 40 }, () => aiPool.choose(ASKED).then(() => served.push('AI')));
    await Promise.all([first, ...others]);
    expect(await hint).toEqual(alone);
    expect(served.indexOf('hint')).toBeGreaterThan(5);
    expect(served.indexOf('hint')).toBeLessThan(12);
  });

  test('AiPool: searches once for two hints that are asked for at the same time', async () => {
    aiPool = openAiPool();
    const [one, other] = [1, 2].map(() => aiPool.hint({ ...known, seed: SEED }));
    expect(await one).toBe(await other);
    expect(await aiPool.hint({ ...known, seed: SEED })).not.toBe(await one);
  });

  test('AiPool: a hint that fails leaves its thread free for others', async () => {
    aiPool = openAiPool({ worker: DYING, seed: () => '0'.repeat(32) });
    await expect(aiPool.hint({ ...known, seed: 'f'.repeat(32) })).rejects.toThrow('about runaround failed');
    expect((await aiPool.choose(ASKED)).move).toEqual({ kind: 'run', from: 3 });
  });
});

describe('AiPool.judge', () => {
  const SEED = '0123456789abcdef0123456789abcdef';
  const { strength: _, ...known } = ASKED;
  const DECIDED = { ...known, move: { kind: 'run', from: 3 }, seats: 2, seed: SEED, playouts: 800 };

  test('AiPool: a judgement equals that of judge, and waits for AI seats', async () => {
    aiPool = openAiPool();
    const served: string[] = [];
    const first = aiPool.choose(ASKED).then(() => served.push('first'));
    const judgement = aiPool.judge(DECIDED).finally(() => served.push('judged'));
    const others = Array.from({ length: 10 }, () => aiPool.choose(ASKED).then(() => served.push('AI')));
    await Promise.all([first, judgement, ...others]);
    const { game: _game, ...decided } = DECIDED;
    expect(await judgement).toEqual(judge(runaround, decided));
    expect(served.indexOf('judged')).toBeGreaterThan(5);
    expect(served.indexOf('judged')).toBeLessThan(12);
  });

  test('AiPool: repeats a judgement whose thread dies', async () => {
    const seed = `c${randomBytes(16).toString('hex').slice(1)}`;
    aiPool = openAiPool({ worker: DYING });
    expect(await aiPool.judge({ ...DECIDED, seed })).toBeNull();
    rmdirSync(markOf(seed));
    await expect(aiPool.judge({ ...DECIDED, seed: 'f'.repeat(32) })).rejects.toThrow(
      'about runaround failed',
    );
  });
});

describe('Budget', () => {
  const PLAN = { horizon: 24, playouts: 4_000, minPlayouts: 300 };

  test('Budget: gives all playouts without a queue, fewer with a longer one, and none below the floor', () => {
    const budget = new Budget();
    budget.took('runaround', 4_000, 40);
    expect(budget.playouts('runaround', PLAN, 0)).toBe(4_000);
    expect(budget.playouts('runaround', PLAN, 99)).toBe(1_000);
    expect(budget.playouts('runaround', PLAN, 999)).toBe(0);
  });

  test('Budget: adapts to the measured cost of a playout of each game', () => {
    const budget = new Budget();
    for (let result = 0; result < 30; result++) budget.took('runaround', 1_000, 1_000);
    expect(budget.playouts('runaround', PLAN, 0)).toBeLessThan(1_100);
    expect(budget.playouts('forage', PLAN, 0)).toBe(4_000);
  });
});

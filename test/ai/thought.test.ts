import { describe, expect, test } from 'vitest';
import { type SearchRequest, searchBestMove } from '../../src/ai/search-best-move.ts';
import { STRENGTH_IDS, type StrengthId } from '../../src/ai/strengths.ts';
import { runaround } from '../../src/games/runaround/index.ts';
import type { RunaroundView } from '../../src/games/runaround/types.ts';
import { tictactoe } from '../tictactoe/index.ts';

const SEED = '0123456789abcdef0123456789abcdef';

/** View in which the pawn on 20 makes the last run with a 5, and the one on 3 does nothing. */
const OPEN: RunaroundView = {
  size: 24,
  goal: 3,
  homes: [2, 3],
  runs: [2, 2],
  pawns: [[3, 20], [6]],
  mover: 0,
  rolled: 5,
  again: null,
};

function thinking(more: Partial<SearchRequest> = {}): SearchRequest {
  return { view: OPEN, seat: 0, notes: null, strength: 'owl', seed: SEED, playouts: 400, ...more };
}

describe('searchBestMove', () => {
  test.each(STRENGTH_IDS)('searchBestMove: a %s takes an immediate win', (strength) => {
    for (let digit = 0; digit < 10; digit++) {
      const seed = String(digit).repeat(32);
      expect(searchBestMove(runaround, thinking({ strength, seed })).move).toEqual({ kind: 'run', from: 20 });
    }
  });

  test('searchBestMove: gives the same result for the same request, also after JSON', () => {
    const request = thinking({ view: { ...OPEN, runs: [0, 0] }, strength: 'sparrow' });
    const first = searchBestMove(runaround, request);
    expect(searchBestMove(runaround, JSON.parse(JSON.stringify(request)))).toEqual(first);
    expect(first.options).toHaveLength(2);
  });

  test('searchBestMove: returns the worth of every move, the best first', () => {
    const { options, chance, move } = searchBestMove(runaround, thinking());
    expect(options.map((one) => one.move)).toEqual([
      { kind: 'run', from: 20 },
      { kind: 'run', from: 3 },
    ]);
    const [best, other] = options.map((one) => one.chance);
    expect(best).toBe(1);
    expect(other).toBeLessThan(0.9);
    expect(options[0]).toEqual({ move, chance });
  });

  test('searchBestMove: leaves the given view unchanged', () => {
    const view = frozen({ ...OPEN, runs: [0, 0] as const });
    expect(() => searchBestMove(runaround, thinking({ view }))).not.toThrow();
  });

  test('searchBestMove: returns an only move without playouts', () => {
    const view = { ...OPEN, rolled: null };
    expect(searchBestMove(runaround, thinking({ view }))).toMatchObject({
      move: { kind: 'roll' },
      chance: null,
    });
  });

  test('searchBestMove: uses the quick policy below the floor, and a random move without an AI', () => {
    expect(searchBestMove(runaround, thinking({ playouts: 0 }))).toMatchObject({
      move: { kind: 'run', from: 20 },
      chance: null,
    });
    const started = tictactoe.setup(2, {}, { draw: () => 0, roll: () => 1 });
    const view = tictactoe.view(started, 0);
    expect(searchBestMove(tictactoe, thinking({ view })).chance).toBeNull();
  });
});

describe('searchBestMove by strength', () => {
  const view = { ...OPEN, runs: [0, 0], goal: 5 };
  const moves = (strength: StrengthId) => {
    const seeds = Array.from({ length: 30 }, (_, at) => at.toString(16).padStart(32, '0'));
    return new Set(
      seeds.map((seed) => JSON.stringify(searchBestMove(runaround, thinking({ view, strength, seed })).move)),
    );
  };

  test('searchBestMove: a sparrow varies its move between seeds, an owl does not', () => {
    expect(moves('sparrow').size).toBe(2);
    expect(moves('owl').size).toBe(1);
  });
});

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

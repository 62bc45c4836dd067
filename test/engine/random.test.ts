import { describe, expect, test } from 'vitest';
import { pickRandomPath, pickRandomStep } from '../../src/ai/random-path.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { ask } from '../../src/engine/kernel.ts';
import type { Many } from '../../src/engine/question.ts';
import { refused } from '../../src/engine/refusal.ts';
import { text } from '../../src/engine/text.ts';
import { highcard } from '../conformance/highcard/index.ts';
import { tictactoe } from '../tictactoe/index.ts';

describe('pickRandomPath', () => {
  test('pickRandomPath: picks every square about equally often', () => {
    const view = { x: 0, o: 0, misere: false };
    const chance = createSeededChance(3);
    const counts = Array.from({ length: 9 }, () => 0);
    for (let round = 0; round < 9000; round++) {
      const { path, move } = pickRandomPath(tictactoe, view, 0, chance);
      expect(path).toHaveLength(1);
      counts[move.at]!++;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('pickRandomPath: returns only paths that were offered', () => {
    const state = highcard.notation.parse('play 0 1.4.5/- 2.6/-', { cards: 8, pairs: true });
    if (refused(state)) throw new Error(state.reason.key);
    const view = highcard.view(state, 0);
    for (let seed = 0; seed < 100; seed++) {
      const { path, move } = pickRandomPath(highcard, view, 0, createSeededChance(seed));
      expect(ask(highcard, view, 0, path)).toEqual({ kind: 'ready', move });
    }
  });

  test.each([
    [0, 2, ['', 'a', 'a+b', 'a+c', 'b', 'b+c', 'c']],
    [2, 2, ['a+b', 'a+c', 'b+c']],
    [1, 3, ['a', 'a+b', 'a+b+c', 'a+c', 'b', 'b+c', 'c']],
  ])('pickRandomStep: picks every combination of %i to %i of three answers', (min, max, expected) => {
    const choices = ['a', 'b', 'c'].map((id) => ({ id, label: text('tictactoe:ask') }));
    const question: Many = { kind: 'many', ask: text('tictactoe:ask'), choices, min, max };
    const chance = createSeededChance(1);
    const found = new Set(Array.from({ length: 300 }, () => pickRandomStep(question, chance)));
    expect([...found].sort()).toEqual(expected);
  });
});

import { describe, expect, test } from 'vitest';
import { findPath } from '../../../src/engine/find-path.ts';
import type { Game } from '../../../src/engine/game.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { getOpenQuestion, walk } from '../../../src/engine/walk.ts';
import { games } from '../../../src/games/registry.ts';
import { highcard } from '../../conformance/highcard/index.ts';
import { playRandomSteps } from '../../support/game/random.ts';

/** Number of moves a game for which a path is searched, spread over its matches. */
const MOVES = 60;

function stepsOf(game: Game) {
  const settings = game.seats.map((seats) => ({ seats, most: 200 }));
  const steps = [...playRandomSteps(game, settings, 1)];
  const every = Math.ceil(steps.length / MOVES);
  return steps.filter((_, at) => at % every === 0);
}

describe.each(games)('findPath in $id', (game) => {
  test('findPath: returns a path that leads to the given move', () => {
    const steps = stepsOf(game);
    expect(steps.length).toBeGreaterThan(0);
    for (const { before, seat, entry } of steps) {
      const view = game.view(before, seat);
      const way = walk(game, view, seat, findPath(game, view, seat, entry.move) ?? ['nowhere']);
      if (refused(way)) throw new Error(`${game.notation.printMove(entry.move)} is not found`);
      expect(getOpenQuestion(way)).toEqual({ kind: 'ready', move: entry.move });
    }
  });

  test('findPath: ends and returns null for a move that is not offered', () => {
    const [first] = stepsOf(game);
    if (!first) throw new Error('Nobody moves');
    expect(findPath(game, game.view(first.before, first.seat), first.seat, { kind: 'fly' })).toBeNull();
  });
});

test('findPath: joins several answers to one step and ignores the order of keys', () => {
  const state = highcard.notation.parse('play 0 1.4.5/- 2.6/-', { cards: 8, pairs: true });
  if (refused(state)) throw new Error(state.reason.key);
  const view = highcard.view(state, 0);
  expect(findPath(highcard, view, 0, { kind: 'play', cards: [1, 5] })).toEqual(['1+5']);
  expect(findPath(highcard, view, 0, { cards: [4], kind: 'play' })).toEqual(['4']);
});

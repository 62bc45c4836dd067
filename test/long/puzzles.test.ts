import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { readPuzzles } from '../../src/puzzles/list.ts';
import { faultIn } from '../../src/tools/puzzles/check.ts';

const all = readPuzzles();

const posed = games.flatMap((game) => {
  const puzzles = all.filter((puzzle) => puzzle.game === game.id);
  return puzzles.length === 0 ? [] : [{ id: game.id, game, puzzles }];
});

/** The whole claim of every one, as `npm run -s puzzles -- --check` looks at it. */
describe('the puzzles that come with the bot are what they claim', () => {
  test('there are at least 60 in each of four games', () => {
    const enough = posed.filter(({ puzzles }) => puzzles.length >= 60);
    expect(enough.length).toBeGreaterThanOrEqual(4);
  });

  test.each(posed)('$id', ({ game, puzzles }) => {
    const faults = puzzles.map((puzzle) => [puzzle.id, faultIn(game, puzzle)]);
    expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
  });
});

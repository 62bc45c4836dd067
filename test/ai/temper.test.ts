import { expect, test } from 'vitest';
import { searchBestMove } from '../../src/ai/search-best-move.ts';
import type { StrengthId } from '../../src/ai/strengths.ts';
import type { Game } from '../../src/engine/game.ts';
import type { GameAi, Temper } from '../../src/engine/game-ai.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { games } from '../../src/games/registry.ts';
import { playRandomGame } from '../support/game/random.ts';

test.each(games.filter(({ ai }) => ai))(
  'World.judge: careful and daring players value positions of $id differently',
  (game) => {
    const seats = game.seats[0] ?? 2;
    const states = [...playRandomGame(game, 3, { seats, most: 200 })].map(({ after }) => after);
    const worths = (temper: Temper) => states.map((state) => worthsOf(game, state, temper));
    expect(worths('careful')).not.toEqual(worths('daring'));
  },
);

test('searchBestMove: badgers stop at once in a single deal of Go-Stop, others also say go', () => {
  const deciding = Array.from({ length: 30 }, (_, number) => [
    ...playRandomGame(gostop, number, { seats: 2 }),
  ])
    .flat()
    .filter(({ before }) => before.phase === 'decide');
  const said = (strength: StrengthId) =>
    deciding.map(({ before, seat }) => {
      const known = { view: gostop.view(before, seat), seat, notes: null };
      return searchBestMove(gostop, { ...known, strength, seed: '0123456789abcdef'.repeat(2), playouts: 400 })
        .move;
    });
  expect(deciding.length).toBeGreaterThan(20);
  expect(said('badger')).not.toContainEqual({ kind: 'go' });
  for (const strength of ['sparrow', 'owl'] as const) {
    expect(said(strength)).toContainEqual({ kind: 'go' });
    expect(said(strength)).toContainEqual({ kind: 'stop' });
  }
});

function worthsOf(game: Game, state: unknown, temper: Temper): readonly number[] {
  const ai = game.ai as GameAi;
  const world = ai.world(game.view(state, null), temper);
  const worths = new Float64Array(8);
  ai.read(state, world);
  world.judge(worths);
  return [...worths];
}

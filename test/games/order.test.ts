import { expect, test } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { getUsualOptions } from '../../src/engine/options.ts';
import { games } from '../../src/games/registry.ts';
import { walkGame } from '../conformance/walk.ts';

const EVERY = { closely: Number.POSITIVE_INFINITY, every: 1, allMoves: false };

/** Matches for three and more; the conformance suite checks that the order is correct. */
const ORDERED = games.filter(({ seats, table }) => table === 'match' && Math.max(...seats) >= 3);

test.each(ORDERED)('order: $id with three players knows the order of turns in most positions', (game) => {
  let [turns, known] = [0, 0];
  const setting = { seats: 3, options: getUsualOptions(game, 'en') };
  walkGame(
    game as Game,
    setting,
    7,
    {
      at: ({ views, turn }) => {
        if (turn.kind === 'over') return;
        turns++;
        if (game.order?.(views.get(null)).length === 3) known++;
      },
      after: () => {},
      end: () => {},
    },
    EVERY,
  );
  expect(turns).toBeGreaterThan(20);
  expect(known / turns).toBeGreaterThan(0.7);
});

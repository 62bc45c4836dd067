import { computeForcedMove } from '../../../src/engine/public-question.ts';
import { refused } from '../../../src/engine/refusal.ts';
import type { Invariant } from '../invariant.ts';
import { expectSame, expectTrue, formatValue } from '../plain.ts';

/** A forced move is the only whole move, is legal, and reveals no secret. A state that looks the same to everybody forces the same move. */
export const forcedIsPlain: Invariant = {
  kind: 'position',
  name: 'a forced move is the only one, as everybody can see',
  holds: (game, { state, views, trees, guess, chance }) => {
    const open = views.get(null);
    for (const [seat, { moves }] of trees) {
      const forced = computeForcedMove(game, open, views.get(seat), seat);
      if (forced === null) continue;
      expectSame(
        moves.map(({ move }) => move),
        [forced.move],
        `The moves of seat ${seat}`,
      );
      const outcome = game.apply(state, seat, forced.move, chance, () => {});
      expectTrue(!refused(outcome), () => `${formatValue(forced.move)} plays itself and is refused`);
      const guessed = guess(null);
      const there = computeForcedMove(game, game.view(guessed, null), game.view(guessed, seat), seat);
      expectSame(there, forced, `What plays itself for seat ${seat} in a world that looks the same`);
    }
  },
};

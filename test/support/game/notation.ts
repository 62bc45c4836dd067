import { expect, test } from 'vitest';
import type { Game, Kinds } from '../../../src/engine/game.ts';
import { listWholeMoves } from '../../../src/engine/kernel.ts';
import { readTyped } from '../../../src/engine/typed-text.ts';
import { getOptions, playRandomSteps, type RandomSetting } from './random.ts';

/** Tests that positions and moves of random games parse as they were printed; `legal` is the maximum number of moves for a position. */
export function testRoundTrips<K extends Kinds>(
  game: Game<K>,
  settings: readonly RandomSetting[],
  games: number,
  legal = 60,
): void {
  test.each(settings)(
    `${game.id} notation: reads printed positions and moves with $seats seats, options $options`,
    (setting) => {
      for (const { before, seat, entry, after } of playRandomSteps(game, [setting], games)) {
        const options = getOptions(game, setting.options);
        expect(game.notation.parse(game.notation.print(after), options)).toEqual(after);
        const view = game.view(before, seat);
        const some = [entry, ...[...listWholeMoves(game, view, seat)].slice(0, legal)];
        for (const { move } of some) {
          const printed = game.notation.printMove(move);
          expect(game.notation.parseMove(printed, view, seat)).toEqual(move);
          expect(readTyped(game as never, printed, view, seat)).toEqual(move);
        }
      }
    },
  );
}

import type { Game } from '../../engine/game.ts';
import { getDefaultOptions, type Options, type OptionValue } from '../../engine/options.ts';

/** Number of seats, and the one option that differs from the default; null if none does. */
export interface Setting {
  readonly seats: number;
  readonly changed: { readonly id: string; readonly value: OptionValue } | null;
  readonly options: Options;
}

/**
 * Returns every number of seats with the default options, and with each value of each option alone where the game
 * admits it.
 */
export function listArenaSettings(game: Game): readonly Setting[] {
  const usual = getDefaultOptions(game.options);
  const others = game.options.flatMap(({ id, values }) =>
    values.filter((value) => value !== usual[id]).map((value) => ({ id, value })),
  );
  return game.seats.flatMap((seats) =>
    [null, ...others]
      .map((changed) => ({
        seats,
        changed,
        options: changed ? { ...usual, [changed.id]: changed.value } : usual,
      }))
      .filter(({ options }) => game.admits(seats, options) === null),
  );
}

import type { Game } from '../../engine/game.ts';
import { getDefaultOptions, type Options, type OptionValue } from '../../engine/options.ts';

/** Number of seats, and options. */
export interface Setting {
  readonly seats: number;
  readonly options: Options;
}

/** Number of settings beside the default ones, enough to meet nearly every value of every option. */
const MAX_VARIED_SETTINGS = 6;

/** Returns a few settings: the default options with each number of seats, then their other values, many at once. */
export function pickSettings(game: Game): readonly Setting[] {
  const usual = game.seats.map((seats) => ({ seats, options: getDefaultOptions(game.options) }));
  const values = Math.max(0, ...game.options.map((option) => option.values.length));
  const varied = Array.from({ length: Math.min(values, MAX_VARIED_SETTINGS) }, (_, at) =>
    createVariedSetting(game, at),
  );
  const all = [...usual, ...varied];
  return [...new Map(all.map((setting) => [JSON.stringify(setting), setting])).values()];
}

/**
 * Combines values of the options, as far as they go together: the first option's value at that index, the next one's at
 * the following index, and so on.
 */
function createVariedSetting(game: Game, at: number): Setting {
  const seats = game.seats[at % game.seats.length] as number;
  let options = getDefaultOptions(game.options);
  for (const [nth, { id, values }] of game.options.entries()) {
    const wanted = { ...options, [id]: values[(at + nth) % values.length] as OptionValue };
    if (game.admits(seats, wanted) === null) options = wanted;
  }
  return { seats, options };
}

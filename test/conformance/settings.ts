import type { Chance } from '../../src/engine/chance.ts';
import { pickOne } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import { getDefaultOptions, type Options } from '../../src/engine/options.ts';
import { expectSame } from './plain.ts';
import type { Setting } from './spot.ts';

/**
 * Lists the settings to test, as far as the game admits them.
 * They are the default options and `random` random combinations at every number of seats, and every single deviation from the defaults at
 * one number of seats in turn.
 */
export function listSettings(game: Game, chance: Chance, random = 3): Setting[] {
  const usual = game.seats.map((seats) => ({ seats, options: getDefaultOptions(game.options) }));
  const single = listDeviations(game).map((options, at) => ({
    seats: chooseSeats(game, at, chance),
    options,
  }));
  const mixed = game.seats.flatMap((seats) =>
    listCombinations(game, chance, random).map((options) => ({ seats, options })),
  );
  const all = [...usual, ...single, ...mixed];
  expectSame(all.length > 0, true, `${game.id} can be played`);
  return removeDuplicates(all.filter(({ seats, options }) => game.admits(seats, options) === null));
}

/** Picks the numbers of seats in turn, from a random first one. */
function chooseSeats({ seats }: Game, at: number, chance: Chance): number {
  return seats[(at + chance.draw(seats.length)) % seats.length] as number;
}

function listDeviations({ options }: Game): Options[] {
  const usual = getDefaultOptions(options);
  return options.flatMap(({ id, values }) => values.map((value) => ({ ...usual, [id]: value })));
}

function listCombinations({ options }: Game, chance: Chance, count: number): Options[] {
  return Array.from({ length: count }, () =>
    Object.fromEntries(options.map(({ id, values }) => [id, pickOne(chance, values)])),
  );
}

function removeDuplicates(settings: readonly Setting[]): Setting[] {
  return [...new Map(settings.map((setting) => [JSON.stringify(setting), setting])).values()];
}

import type { Chance } from '../../src/engine/chance.ts';
import { pickOne } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import { defaults, type Options } from '../../src/engine/options.ts';
import { same } from './plain.ts';
import type { Setting } from './spot.ts';

/**
 * For every number of seats: the usual options, every single deviation from them, and as many random combinations as
 * `random` says, so far as the game admits them.
 */
export function settingsOf(game: Game, chance: Chance, random = 3): Setting[] {
  const all = game.seats.flatMap((seats) =>
    [defaults(game.options), ...deviations(game), ...combinations(game, chance, random)].map((options) => ({
      seats,
      options,
    })),
  );
  same(all.length > 0, true, `${game.id} can be played`);
  return unique(all.filter(({ seats, options }) => game.admits(seats, options) === null));
}

function deviations({ options }: Game): Options[] {
  const usual = defaults(options);
  return options.flatMap(({ id, values }) => values.map((value) => ({ ...usual, [id]: value })));
}

function combinations({ options }: Game, chance: Chance, count: number): Options[] {
  return Array.from({ length: count }, () =>
    Object.fromEntries(options.map(({ id, values }) => [id, pickOne(chance, values)])),
  );
}

function unique(settings: readonly Setting[]): Setting[] {
  return [...new Map(settings.map((setting) => [JSON.stringify(setting), setting])).values()];
}

import { createSeededChance } from '../../src/engine/chance.ts';
import type { Game } from '../../src/engine/game.ts';
import { getDefaultOptions, type Options } from '../../src/engine/options.ts';

/** Number of players with these options. */
export interface OptionVariant {
  readonly seats: number;
  readonly options: Options;
}

/**
 * Returns a few variants that cover every number of players and every value of every option at least once.
 * The game admits all of them, and where possible each has a bounded length. The result is deterministic.
 */
export function coverOptions(game: Game): readonly OptionVariant[] {
  const variants: OptionVariant[] = [];
  const missing = new Set(
    game.options.flatMap(({ id, values }) => values.map((value) => formatValueKey(id, value))),
  );
  for (let number = 0; missing.size > 0 || variants.length < game.seats.length; number++) {
    if (number > 2_000) throw new Error(`Nothing of ${game.id} admits ${[...missing].join(', ')}`);
    const seats = game.seats[variants.length % game.seats.length] as number;
    const options = mixOptions(game, missing, number);
    const gain = Object.entries(options).some(([id, value]) => missing.has(formatValueKey(id, value)));
    if (!gain && variants.length >= game.seats.length) continue;
    if (
      game.admits(seats, options) !== null ||
      (number < 1_000 && game.bound(seats, options) === Number.POSITIVE_INFINITY)
    )
      continue;
    variants.push({ seats, options });
    for (const [id, value] of Object.entries(options)) missing.delete(formatValueKey(id, value));
  }
  return variants;
}

/** Picks for each option a random value not yet covered, or the default. */
function mixOptions(game: Game, missing: ReadonlySet<string>, number: number): Options {
  const chance = createSeededChance(number);
  const wished = game.options.map(({ id, values, default: usual }) => {
    const fresh = values.filter((value) => missing.has(formatValueKey(id, value)));
    const keeps = fresh.length === 0 || chance.draw(4) === 0;
    return [id, keeps ? usual : (fresh[chance.draw(fresh.length)] ?? usual)] as const;
  });
  return { ...getDefaultOptions(game.options), ...Object.fromEntries(wished) };
}

function formatValueKey(id: string, value: unknown): string {
  return `${id}=${String(value)}`;
}

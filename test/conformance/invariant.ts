import type { Game, Kinds } from '../../src/engine/game.ts';
import type { Setting, Spot, Step, WholeGame } from './spot.ts';

/**
 * Something that is true of every game: of a setting (seats and options), of every position of a random game, of
 * every move made in it, or of the game as a whole. A law that does not hold throws, saying what it met.
 */
export type Law =
  | { readonly kind: 'setting'; readonly name: string; holds(game: Game, setting: Setting): void }
  | { readonly kind: 'position'; readonly name: string; holds(game: Game, spot: Spot): void }
  | { readonly kind: 'move'; readonly name: string; holds(game: Game, step: Step): void }
  | { readonly kind: 'end'; readonly name: string; holds(game: Game, whole: WholeGame): void };

/** A law that did not hold, and where: enough to meet the same thing again. */
export class InvariantError extends Error {
  readonly law: string;

  constructor(law: string, where: string, cause: unknown) {
    super(
      `The law "${law}" does not hold for ${where}: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
    this.name = 'LawBroken';
    this.law = law;
  }
}

/** Where a random game stood, in words that lead back to it. */
export function describeSpot<K extends Kinds>(
  game: Game<K>,
  setting: Setting,
  seed: number,
  spot?: Pick<Spot<K>, 'played' | 'state'>,
): string {
  const { seats, options } = setting;
  const place = spot ? `, after ${spot.played} moves at ${printState(game, spot.state)}` : '';
  return `${game.id} (${seats} seats, ${JSON.stringify(options)}, seed ${seed}${place})`;
}

function printState<K extends Kinds>(game: Game<K>, state: K['state']): string {
  try {
    return `"${game.notation.print(state)}" ${JSON.stringify(state)}`;
  } catch {
    return JSON.stringify(state);
  }
}

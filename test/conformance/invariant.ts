import type { Game, Kinds } from '../../src/engine/game.ts';
import type { Setting, Spot, Step, WholeGame } from './spot.ts';

/**
 * An invariant that every game must satisfy.
 * It concerns a setting (seats and options), every position of a random game, every move made in it, or the game as a whole. `holds` throws
 * with a description if it is broken.
 */
export type Invariant =
  | { readonly kind: 'setting'; readonly name: string; holds(game: Game, setting: Setting): void }
  | { readonly kind: 'position'; readonly name: string; holds(game: Game, spot: Spot): void }
  | { readonly kind: 'move'; readonly name: string; holds(game: Game, step: Step): void }
  | { readonly kind: 'end'; readonly name: string; holds(game: Game, whole: WholeGame): void };

/** Thrown for a broken invariant, with enough details to reproduce it. */
export class InvariantError extends Error {
  readonly invariant: string;

  constructor(invariant: string, where: string, cause: unknown) {
    super(
      `The law "${invariant}" does not hold for ${where}: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
    this.name = 'LawBroken';
    this.invariant = invariant;
  }
}

/** Describes a position of a random game so that it can be reproduced. */
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

import type { Chance } from './chance.ts';
import type { Seat } from './game.ts';

/** Dice of one round: null is 0. */
export type Rolls = readonly { readonly seat: Seat; readonly value: number }[];

/** Roll of dice for the start: seats that tie for the highest roll again. */
export interface RollOff {
  readonly rounds: readonly Rolls[];
  readonly first: Seat;
}

/** Lets every seat roll a die with faces null to 5 until one has the highest. */
export function rollOff(seats: number, chance: Chance): RollOff {
  const rounds: Rolls[] = [];
  let left: readonly Seat[] = Array.from({ length: seats }, (_, seat) => seat);
  do {
    const rolls = left.map((seat) => ({ seat, value: chance.draw(6) }));
    const best = Math.max(...rolls.map(({ value }) => value));
    left = rolls.filter(({ value }) => value === best).map(({ seat }) => seat);
    rounds.push(rolls);
  } while (left.length > 1);
  return { rounds, first: left[0] as Seat };
}

import type { Chance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import { BOARDS } from './board.ts';
import { readOptions } from './options.ts';
import type { Coin, ForageState, Suit } from './types.ts';

/** Every value of a suit's coins; 0 is the blank. */
export const VALUES: readonly number[] = [0, 1, 2, 3, 4, 5];

/** Pawns on their starts, six coins in each stash, the first player chosen by dice. */
export function setup(seats: number, chosen: Options, chance: Chance): ForageState {
  const options = readOptions(chosen);
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const first = highestRoller(everybody, chance);
  return {
    options,
    pawns: BOARDS[options.board].starts.slice(0, seats),
    coins: [],
    stashes: everybody.map(coinsOf),
    phase: 1,
    first,
    mover: first,
    rolled: null,
    round: 1,
    lastRound: false,
    over: false,
  };
}

/** Null counts 0; those who tie for the highest roll again (R-FO-3). */
function highestRoller(seats: readonly Seat[], chance: Chance): Seat {
  const rolls = seats.map(() => chance.draw(6));
  const highest = Math.max(...rolls);
  const best = seats.filter((_, index) => rolls[index] === highest);
  return best.length === 1 ? (best[0] as Seat) : highestRoller(best, chance);
}

function coinsOf(suit: Suit): Coin[] {
  return VALUES.map((value) => ({ suit, value }));
}

import type { Chance } from '../../engine/chance.ts';
import type { Options } from '../../engine/options.ts';
import { rollOff } from '../../engine/roll-off.ts';
import { BOARDS } from './board.ts';
import { readOptions } from './options.ts';
import type { Coin, ForageState, Suit } from './types.ts';

/** Values of a suit's coins; 0 is the blank. */
export const VALUES: readonly number[] = [0, 1, 2, 3, 4, 5];

/** Sets up a match: pawns on their starts, six coins in each stash, the first player chosen by dice (R-FO-3). */
export function setup(seats: number, chosen: Options, chance: Chance): ForageState {
  const options = readOptions(chosen);
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const { first } = rollOff(seats, chance);
  return {
    options,
    pawns: BOARDS[options.board].starts.slice(0, seats),
    coins: [],
    stashes: everybody.map(createSuitCoins),
    phase: 1,
    first,
    mover: first,
    rolled: null,
    round: 1,
    lastRound: false,
    over: false,
  };
}

function createSuitCoins(suit: Suit): Coin[] {
  return VALUES.map((value) => ({ suit, value }));
}

/** Counts the coins and pawns by name; all of them stay in the game. */
export function pieces(state: ForageState): Readonly<Record<string, number>> {
  const count: Record<string, number> = { pawn: state.pawns.length };
  for (const { suit, value } of [...state.coins, ...state.stashes.flat()]) {
    const name = `coin:${suit}:${value}`;
    count[name] = (count[name] ?? 0) + 1;
  }
  return count;
}

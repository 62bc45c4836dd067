import type { Chance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import { getSeatValue } from './board.ts';
import { readHouseRules } from './options.ts';
import type { RunaroundState } from './types.ts';

/** Number of pawns that each player races; the fifth is the score marker (R-RA-2). */
export const PAWNS = 4;

/** Sets up a match: all pawns at home, and a random player goes first (R-RA-4). */
export function setup(_seats: number, options: Options, chance: Chance): RunaroundState {
  return {
    size: Number(options.size),
    goal: Number(options.goal),
    homes: [PAWNS, PAWNS],
    runs: [0, 0],
    pawns: [[], []],
    mover: chance.draw(2),
    rolled: null,
    again: null,
    ...readHouseRules(options),
  };
}

/** Counts the racing pawns of each colour, at home and on the track. */
export function pieces(state: RunaroundState): Readonly<Record<string, number>> {
  const count = (seat: Seat): number =>
    getSeatValue(state.homes, seat) + getSeatValue(state.pawns, seat).length;
  return { yellow: count(0), blue: count(1) };
}

import type { Seat } from '../../../engine/game.ts';
import { SMALLNESS } from '../coins.ts';
import { findKo } from '../shifts.ts';
import type { Denomination, MoneyRunState, Side, Square } from '../types.ts';
import { type Field, findOtherPawn, getField, getSquareNumber, getTopCoin } from './field.ts';
import type { Walk } from './walk.ts';

/** Reason why the top coin of a square cannot be taken. */
type Hold = 'nothing' | 'opponent' | 'own';

/** Returns the reason why a coin has to stay on its square, or null (R-MR-17, R-MR-18, R-MR-19). */
export function findHold(field: Field, state: MoneyRunState, seat: Seat, place: number): Hold | null {
  if (!field.heights[place]) return 'nothing';
  if (findOtherPawn(field, seat, place) >= 0) return 'opponent';
  return field.pawns[seat] === place && !state.options.ownCoins ? 'own' : null;
}

/** Returns the squares where a coin from the table can be placed (R-MR-3, R-MR-15, R-MR-16). */
export function getPlaces(field: Field, coin: Denomination): readonly Square[] {
  const smallness = SMALLNESS[coin];
  return field.geometry.squares.filter((_, place) => (field.tops[place] as number) <= smallness);
}

/** Returns the squares whose top coin can be shifted. */
export function getSources(field: Field, state: MoneyRunState, seat: Seat): readonly Square[] {
  return field.geometry.squares.filter((_, place) => canGive(field, state, seat, place));
}

/** Returns whether any coin can be shifted. */
export function canShift(field: Field, state: MoneyRunState, seat: Seat): boolean {
  return field.heights.some((height, place) => height > 0 && canGive(field, state, seat, place));
}

/** Returns the squares to which the top coin of a square can be shifted (R-MR-19, R-MR-20). */
export function getTargets(field: Field, state: MoneyRunState, from: Square): readonly Square[] {
  const ko = findKo(state, from);
  return getPlaces(field, getTopCoin(field, from) as Denomination).filter((to) => to !== from && to !== ko);
}

function canGive(field: Field, state: MoneyRunState, seat: Seat, place: number): boolean {
  return findHold(field, state, seat, place) === null && hasTarget(field, state, place);
}

function hasTarget({ geometry, tops }: Field, state: MoneyRunState, place: number): boolean {
  const smallness = tops[place] as number;
  const ko = getSquareNumber(geometry, findKo(state, geometry.squares[place] as Square));
  return tops.some((top, to) => top <= smallness && to !== place && to !== ko);
}

/** Creates a walk of the seat's pawn, after some squares of its way. */
export function createWalk(state: MoneyRunState, seat: Seat, path: readonly number[] = []): Walk {
  const side = state.sides[seat] as Side;
  return { field: getField(state), options: state.options, seat, side, path };
}

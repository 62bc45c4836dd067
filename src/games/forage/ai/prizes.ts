import type { Seat } from '../../../engine/game.ts';
import type { Square } from '../types.ts';
import { findWays, type Table, WILD } from '../ways/ways.ts';

/** Counts the spaces with something to take that the seat could reach with any number. */
export function countPrizes(table: Table, seat: Seat): number {
  return countPrizesWithNumber(table, seat, WILD);
}

/** Counts the spaces with something to take that the seat could reach with this number. */
export function countPrizesWithNumber(table: Table, seat: Seat, number: number): number {
  return new Set(listReachableSquares(table, seat, number).filter((square) => isPrize(table, seat, square)))
    .size;
}

/** Returns whether the seat could reach the space with some number and take something there. */
export function canTake(table: Table, seat: Seat, square: Square): boolean {
  return isPrize(table, seat, square) && listReachableSquares(table, seat, WILD).includes(square);
}

function listReachableSquares(table: Table, seat: Seat, number: number): readonly Square[] {
  const ways = findWays({ ...table, phase: 2 }, seat, number);
  return ways.kind === 'exact' ? ways.ways.map(({ to }) => to) : [];
}

function isPrize({ coins }: Table, seat: Seat, square: Square): boolean {
  return coins.some(({ at, suit, up }) => at === square && suit !== seat && !up);
}

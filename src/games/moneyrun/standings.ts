import type { Seat, Standing } from '../../engine/game.ts';
import { getDistance } from './board.ts';
import { getCoins } from './coins.ts';
import type { MoneyRunState } from './types.ts';

type Table = Pick<MoneyRunState, 'options' | 'sides' | 'pawns' | 'stacks' | 'end'>;

/**
 * Returns every seat with its place: first a pawn on its line, then by distance, then by the height under the pawn
 * (R-MR-32).
 */
export function getStandings(table: Table): readonly Standing[] {
  const seats = [...table.pawns.keys()];
  return seats.map((seat) => ({
    seat,
    place: 1 + seats.filter((other) => isAhead(table, other, seat)).length,
  }));
}

/** Returns the seats that share first place. */
export function getWinners(table: Table): readonly Seat[] {
  return getStandings(table).flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
}

/** Returns the seats that are as near to their line as the winners but stand lower. */
export function getLowerSeats(table: Table): readonly Seat[] {
  const winners = getWinners(table);
  const nearest = getDistance(table, winners[0] as Seat);
  return [...table.pawns.keys()].filter(
    (seat) => !winners.includes(seat) && getDistance(table, seat) === nearest,
  );
}

/** Returns the rows or columns left to the line, by seat. */
export function getDistances(table: Table): readonly number[] {
  return table.pawns.map((_, seat) => getDistance(table, seat));
}

/** Returns the number of coins that a seat's pawn stands on. */
export function getHeight({ pawns, stacks }: Pick<Table, 'pawns' | 'stacks'>, seat: Seat): number {
  const at = pawns[seat];
  return at == null ? 0 : getCoins(stacks, at).length;
}

function isAhead(table: Table, one: Seat, other: Seat): boolean {
  const nearer = getDistance(table, other) - getDistance(table, one);
  return nearer > 0 || (nearer === 0 && getHeight(table, one) > getHeight(table, other));
}

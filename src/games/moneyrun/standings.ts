import type { Seat, Standing } from '../../engine/game.ts';
import { getDistance } from './board.ts';
import { getCoins } from './coins.ts';
import type { MoneyRunState } from './types.ts';

type Table = Pick<MoneyRunState, 'options' | 'sides' | 'pawns' | 'stacks' | 'end'>;

/** Every seat with its place: whoever is on the line, then by distance, then by the height under the pawn (R-MR-32). */
export function getStandings(table: Table): readonly Standing[] {
  const seats = [...table.pawns.keys()];
  return seats.map((seat) => ({
    seat,
    place: 1 + seats.filter((other) => isAhead(table, other, seat)).length,
  }));
}

/** The seats that share the first place. */
export function getWinners(table: Table): readonly Seat[] {
  return getStandings(table).flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
}

/** The seats as near to their line as the winners that stand lower. */
export function getLowerSeats(table: Table): readonly Seat[] {
  const winners = getWinners(table);
  const nearest = getDistance(table, winners[0] as Seat);
  return [...table.pawns.keys()].filter(
    (seat) => !winners.includes(seat) && getDistance(table, seat) === nearest,
  );
}

/** By seat, rows or columns left to the line. */
export function getDistances(table: Table): readonly number[] {
  return table.pawns.map((_, seat) => getDistance(table, seat));
}

/** How many coins a seat's pawn stands on. */
export function getHeight({ pawns, stacks }: Pick<Table, 'pawns' | 'stacks'>, seat: Seat): number {
  const at = pawns[seat];
  return at == null ? 0 : getCoins(stacks, at).length;
}

function isAhead(table: Table, one: Seat, other: Seat): boolean {
  const nearer = getDistance(table, other) - getDistance(table, one);
  return nearer > 0 || (nearer === 0 && getHeight(table, one) > getHeight(table, other));
}

import type { Seat, Standing } from '../../engine/game.ts';
import { distanceOf } from './board.ts';
import { coinsAt } from './coins.ts';
import type { MoneyRunState } from './types.ts';

type Table = Pick<MoneyRunState, 'options' | 'sides' | 'pawns' | 'stacks' | 'end'>;

/** Every seat with its place: whoever is on the line, then by distance, then by the height under the pawn (R-MR-32). */
export function standings(table: Table): readonly Standing[] {
  const seats = [...table.pawns.keys()];
  return seats.map((seat) => ({
    seat,
    place: 1 + seats.filter((other) => ahead(table, other, seat)).length,
  }));
}

/** The seats that share the first place. */
export function winnersOf(table: Table): readonly Seat[] {
  return standings(table).flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
}

/** The seats as near to their line as the winners that stand lower. */
export function lowerOf(table: Table): readonly Seat[] {
  const winners = winnersOf(table);
  const nearest = distanceOf(table, winners[0] as Seat);
  return [...table.pawns.keys()].filter(
    (seat) => !winners.includes(seat) && distanceOf(table, seat) === nearest,
  );
}

/** By seat, rows or columns left to the line. */
export function distancesOf(table: Table): readonly number[] {
  return table.pawns.map((_, seat) => distanceOf(table, seat));
}

/** How many coins a seat's pawn stands on. */
export function heightOf({ pawns, stacks }: Pick<Table, 'pawns' | 'stacks'>, seat: Seat): number {
  const at = pawns[seat];
  return at == null ? 0 : coinsAt(stacks, at).length;
}

function ahead(table: Table, one: Seat, other: Seat): boolean {
  const nearer = distanceOf(table, other) - distanceOf(table, one);
  return nearer > 0 || (nearer === 0 && heightOf(table, one) > heightOf(table, other));
}

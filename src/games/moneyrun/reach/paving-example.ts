import type { Seat } from '../../../engine/game.ts';
import { BOARDS } from '../board.ts';
import { COIN_SIGNS } from '../text/names.ts';
import { DENOMINATIONS, type Denomination, type MoneyRunState, type Side, type Square } from '../types.ts';
import { getField } from './field.ts';
import { getPlaces } from './possible-actions.ts';

/**
 * Returns an example of a typed placing that paves the seat's way, `10c e2`, with the smallest coin on the table; null
 * if none can be placed.
 */
export function getSmallestPavingExample(state: MoneyRunState, seat: Seat): string | null {
  const coin = DENOMINATIONS.filter((one) => state.table.includes(one)).at(-1);
  return coin === undefined ? null : getPavingExample(state, seat, coin);
}

/** Returns an example with that coin: beside the pawn and forwards if it can lie there, otherwise anywhere. */
export function getPavingExample(state: MoneyRunState, seat: Seat, coin: Denomination): string | null {
  const open = getPlaces(getField(state), coin);
  const at = listSquaresAhead(state, seat).find((square) => open.includes(square)) ?? open[0];
  return at === undefined ? null : `${COIN_SIGNS[coin]} ${at}`;
}

/** Lists the squares straight beside the pawn, those nearest to its line first. */
function listSquaresAhead({ options, pawns, sides }: MoneyRunState, seat: Seat): readonly Square[] {
  const { links, number, squares, distances } = BOARDS[options.board];
  const left = distances[sides[seat] as Side];
  const beside = links[number.get(pawns[seat] ?? '') ?? -1] ?? [];
  const straight = beside.filter(({ diagonal }) => !diagonal).map(({ to }) => to);
  return straight
    .sort((one, other) => (left[one] as number) - (left[other] as number))
    .map((to) => squares[to] as Square);
}

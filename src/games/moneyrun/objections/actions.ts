import { cut } from '../../../engine/cut.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { BOARDS, edgeOf } from '../board.ts';
import { mayLie, SMALLNESS } from '../coins.ts';
import { type Field, fieldOf, otherOn, placeOf, topOf } from '../reach/field.ts';
import { holdOn, sourcesOf } from '../reach/possible.ts';
import { koOf } from '../shifts.ts';
import { coinName, coinNames, possible, sideName } from '../text/names.ts';
import { starting } from '../turn.ts';
import { DENOMINATIONS, type Denomination, type MoneyRunState, type Side, type Square } from '../types.ts';
import { no } from './no.ts';

/** Why the pawn cannot start there, or null (R-MR-6). */
export function startObjection(state: MoneyRunState, seat: Seat, at: Square): Refusal | null {
  if (!starting(state)) return no('started', 'R-MR-6');
  const side = state.sides[seat] as Side;
  const open = openStarts(state, seat);
  if (!edgeOf(BOARDS[state.options.board], side).includes(at))
    return no('notYourEdge', 'R-MR-6', { at, side: sideName(side), possible: possible(open) });
  return open.includes(at) ? null : no('startTaken', 'R-MR-28', { at, possible: possible(open) });
}

/** The squares of the seat's own edge where its pawn can start. */
export function openStarts(state: MoneyRunState, seat: Seat): readonly Square[] {
  const edge = edgeOf(BOARDS[state.options.board], state.sides[seat] as Side);
  return edge.filter((at) => state.options.sharing || !state.pawns.includes(at));
}

/** Why nothing but placing the pawn can be done, or null. */
export function startFirst(state: MoneyRunState, seat: Seat): Refusal | null {
  if (!starting(state)) return null;
  return no('startFirst', 'R-MR-6', { possible: possible(openStarts(state, seat)) });
}

/** Why the coin cannot be placed there, or null (R-MR-13, R-MR-15). */
export function placeObjection(state: MoneyRunState, coin: Denomination, at: Square): Refusal | null {
  if (!state.table.includes(coin)) return notOnTable(state, coin);
  const field = fieldOf(state);
  return offBoard(field, at) ?? sizeObjection(field, coin, at);
}

/** Why a coin that does not lie on the table cannot be placed (R-MR-13, R-MR-14). */
export function notOnTable({ table }: MoneyRunState, coin: Denomination): Refusal {
  if (table.length === 0) return no('tableEmpty', 'R-MR-14');
  return no('notOnTable', 'R-MR-13', { coin: coinName(coin), table: coinNames([...new Set(table)]) });
}

/** Why the top coin of one square cannot be shifted to another, or null (R-MR-17 to R-MR-20). */
export function shiftObjection(state: MoneyRunState, seat: Seat, from: Square, to: Square): Refusal | null {
  const field = fieldOf(state);
  return (
    offBoard(field, from) ??
    offBoard(field, to) ??
    sourceObjection(field, state, seat, from) ??
    targetObjection(field, state, from, to)
  );
}

function sourceObjection(field: Field, state: MoneyRunState, seat: Seat, from: Square): Refusal | null {
  const place = placeOf(field.geometry, from);
  const hold = holdOn(field, state, seat, place);
  if (hold === null) return null;
  const others = possible(sourcesOf(field, state, seat));
  switch (hold) {
    case 'nothing':
      return no('nothingThere', 'R-MR-19', { at: from, possible: others });
    case 'opponent':
      return no('underOpponent', 'R-MR-17', {
        at: from,
        who: { seat: otherOn(field, seat, place) },
        possible: others,
      });
    case 'own':
      return no('underOwn', 'R-MR-18', { at: from, possible: others });
  }
}

function targetObjection(field: Field, state: MoneyRunState, from: Square, to: Square): Refusal | null {
  const coin = topOf(field, from) as Denomination;
  if (from === to) return no('sameSquare', 'R-MR-19', { at: from });
  return (
    sizeObjection(field, coin, to) ??
    (koOf(state, from) === to ? no('ko', 'R-MR-20', { coin: coinName(coin), from, to }) : null)
  );
}

function sizeObjection(field: Field, coin: Denomination, at: Square): Refusal | null {
  const top = topOf(field, at);
  if (top === undefined || mayLie(coin, top)) return null;
  const args = { coin: coinName(coin), at, top: coinName(top), bases: coinNames(basesOf(coin)) };
  return no('tooLarge', 'R-MR-3', args);
}

/** The denominations that a coin may lie on. */
export function basesOf(coin: Denomination): readonly Denomination[] {
  return DENOMINATIONS.slice(0, SMALLNESS[coin] + 1);
}

/** Why there is no such square, or null. */
export function offBoard({ geometry }: Field, at: Square): Refusal | null {
  if (geometry.number.has(at)) return null;
  return no('offBoard', 'R-MR-5', { at: cut(at, 12), last: geometry.squares.at(-1) as Square });
}

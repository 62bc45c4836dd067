import type { Seat } from '../../../engine/game.ts';
import { Refusal } from '../../../engine/refusal.ts';
import type { KeySuffix } from '../../../engine/sentence-keys.ts';
import { type Args, text, truncateText } from '../../../engine/text.ts';
import { BOARDS, getEdge } from '../board.ts';
import { canLie, SMALLNESS } from '../coins.ts';
import { type Field, findOtherPawn, getField, getSquareNumber, getTopCoin } from '../reach/field.ts';
import { findHold, getSources } from '../reach/possible-actions.ts';
import { findKo } from '../shifts.ts';
import { describePossible, getCoinName, getCoinNames, getSideName } from '../text/names.ts';
import { isStarting } from '../turn.ts';
import { DENOMINATIONS, type Denomination, type MoneyRunState, type Side, type Square } from '../types.ts';

/** Returns a refusal if the pawn cannot start there, otherwise null (R-MR-6). */
export function checkStart(state: MoneyRunState, seat: Seat, at: Square): Refusal | null {
  if (!isStarting(state)) return refuse('started', 'R-MR-6');
  const side = state.sides[seat] as Side;
  const open = getOpenStarts(state, seat);
  if (!getEdge(BOARDS[state.options.board], side).includes(at))
    return refuse('notYourEdge', 'R-MR-6', { at, side: getSideName(side), possible: describePossible(open) });
  return open.includes(at) ? null : refuse('startTaken', 'R-MR-28', { at, possible: describePossible(open) });
}

/** Returns the squares of the seat's own edge where its pawn can start. */
export function getOpenStarts(state: MoneyRunState, seat: Seat): readonly Square[] {
  const edge = getEdge(BOARDS[state.options.board], state.sides[seat] as Side);
  return edge.filter((at) => state.options.sharing || !state.pawns.includes(at));
}

/** Returns a refusal if the pawn has to be placed first, otherwise null. */
export function checkStarted(state: MoneyRunState, seat: Seat): Refusal | null {
  if (!isStarting(state)) return null;
  return refuse('startFirst', 'R-MR-6', { possible: describePossible(getOpenStarts(state, seat)) });
}

/** Returns a refusal if the coin cannot be placed there, otherwise null (R-MR-13, R-MR-15). */
export function checkPlace(state: MoneyRunState, coin: Denomination, at: Square): Refusal | null {
  if (!state.table.includes(coin)) return refuseNotOnTable(state, coin);
  const field = getField(state);
  return checkOnBoard(field, at) ?? checkSize(field, coin, at);
}

/** Returns the refusal of a coin that is not on the table (R-MR-13, R-MR-14). */
export function refuseNotOnTable({ table }: MoneyRunState, coin: Denomination): Refusal {
  if (table.length === 0) return refuse('tableEmpty', 'R-MR-14');
  return refuse('notOnTable', 'R-MR-13', {
    coin: getCoinName(coin),
    table: getCoinNames([...new Set(table)]),
  });
}

/** Returns a refusal if the top coin of one square cannot be shifted to another, otherwise null (R-MR-17 to R-MR-20). */
export function checkShift(state: MoneyRunState, seat: Seat, from: Square, to: Square): Refusal | null {
  const field = getField(state);
  return (
    checkOnBoard(field, from) ??
    checkOnBoard(field, to) ??
    checkSource(field, state, seat, from) ??
    checkTarget(field, state, from, to)
  );
}

function checkSource(field: Field, state: MoneyRunState, seat: Seat, from: Square): Refusal | null {
  const place = getSquareNumber(field.geometry, from);
  const hold = findHold(field, state, seat, place);
  if (hold === null) return null;
  const others = describePossible(getSources(field, state, seat));
  switch (hold) {
    case 'nothing':
      return refuse('nothingThere', 'R-MR-19', { at: from, possible: others });
    case 'opponent':
      return refuse('underOpponent', 'R-MR-17', {
        at: from,
        who: { seat: findOtherPawn(field, seat, place) },
        possible: others,
      });
    case 'own':
      return refuse('underOwn', 'R-MR-18', { at: from, possible: others });
  }
}

function checkTarget(field: Field, state: MoneyRunState, from: Square, to: Square): Refusal | null {
  const coin = getTopCoin(field, from) as Denomination;
  if (from === to) return refuse('sameSquare', 'R-MR-19', { at: from });
  return (
    checkSize(field, coin, to) ??
    (findKo(state, from) === to ? refuse('ko', 'R-MR-20', { coin: getCoinName(coin), from, to }) : null)
  );
}

function checkSize(field: Field, coin: Denomination, at: Square): Refusal | null {
  const top = getTopCoin(field, at);
  if (top === undefined || canLie(coin, top)) return null;
  const args = { coin: getCoinName(coin), at, top: getCoinName(top), bases: getCoinNames(getBases(coin)) };
  return refuse('tooLarge', 'R-MR-3', args);
}

/** Returns the denominations that a coin may lie on. */
export function getBases(coin: Denomination): readonly Denomination[] {
  return DENOMINATIONS.slice(0, SMALLNESS[coin] + 1);
}

/** Returns a refusal if the board has no such square, otherwise null. */
export function checkOnBoard({ geometry }: Field, at: Square): Refusal | null {
  if (geometry.number.has(at)) return null;
  return refuse('offBoard', 'R-MR-5', { at: truncateText(at, 12), last: geometry.squares.at(-1) as Square });
}

/** Creates a refusal of this game, with the ruling that it cites. */
export function refuse<W extends KeySuffix<'moneyrun:refuse'>>(
  what: W,
  ruling: KeySuffix<'moneyrun:ruling'>,
  ...args: Args<`moneyrun:refuse.${W}`>
): Refusal {
  return new Refusal(text(`moneyrun:refuse.${what}`, ...args), ruling);
}

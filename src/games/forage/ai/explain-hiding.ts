import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { BOARDS } from '../board.ts';
import type { ForageView, Square } from '../types.ts';
import { countPrizes } from './prizes.ts';

/** Minimum distance in spaces that counts as far. */
const FAR_DISTANCE = 3;
/** Minimum number of spaces with coins within reach that is worth mentioning. */
const MANY_PRIZES = 4;

/** Explains a trip while coins are laid: a good start for gathering, or a good space for the next coin. */
export function explainHiding(view: ForageView, seat: Seat, to: Square): Text | null {
  const isLast = (view.stashes[seat] ?? []).length === 1;
  const count = countPrizes({ ...view, pawns: view.pawns.with(seat, to) }, seat);
  if (isLast) return count >= MANY_PRIZES ? text('forage:why.ready', { count }) : null;
  const rivals = view.pawns.filter((_, other) => other !== seat);
  if (isFar(view, to, rivals)) return text('forage:why.far');
  const own = view.coins.filter(({ suit }) => suit === seat).map(({ at }) => at);
  return isFar(view, to, own) && own.length > 1 ? text('forage:why.spread') : null;
}

function isFar(view: ForageView, square: Square, many: readonly Square[]): boolean {
  return many.every((other) => getDistance(view, square, other) > FAR_DISTANCE);
}

/** Returns the distance in steps in any direction; on the torus, the shorter way round. */
function getDistance({ options: { board } }: ForageView, one: Square, other: Square): number {
  const { columns, rows } = BOARDS[board];
  const right = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
  const up = Math.abs(Number(one.slice(1)) - Number(other.slice(1)));
  if (board !== 'torus') return Math.max(right, up);
  return Math.max(Math.min(right, columns - right), Math.min(up, rows - up));
}

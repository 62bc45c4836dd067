import type { Seat } from '../../../engine/game.ts';
import type { Reason } from '../../../engine/game-ai.ts';
import { type Text, text } from '../../../engine/text.ts';
import { BOARDS } from '../board.ts';
import type { ForageEvent, ForageView, MovedEvent, Square } from '../types.ts';
import { explainGathering } from './explain-gathering.ts';
import { countPrizes } from './prizes.ts';

/** Minimum distance in spaces that counts as far. */
const FAR_DISTANCE = 3;

/** Minimum number of spaces with coins within reach that is worth mentioning. */
const MANY_PRIZES = 4;

/** Explains the purpose of a move, except for rolls and forced moves to the first empty space. */
export function explainMove(view: ForageView, seen: readonly ForageEvent[]): Reason<ForageEvent> | null {
  const moved = seen.find((event) => event.kind === 'moved');
  if (!moved || moved.forced === true || seen.some(({ kind }) => kind === 'over')) return null;
  const why = findReason(view, seen, moved);
  return why && { ...why, ...(!isCoinReason(why) && { of: 'moved' }) };
}

/** Returns whether the reason explains the choice of the coin over the die; it is shown with the coin's line. */
function isCoinReason({ key }: Text): boolean {
  return key === text('forage:why.sure').key;
}

function findReason(view: ForageView, seen: readonly ForageEvent[], moved: MovedEvent): Text | null {
  const { seat } = moved;
  if (view.phase === 1) return explainHiding(view, seat, moved.to);
  const sure = seen.some(({ kind }) => kind === 'placed' || kind === 'used');
  const isOwn = seen.some((event) => event.kind === 'rested' && event.suit === seat);
  const taken = seen.filter((event) => event.kind === 'took').length;
  if (isOwn && taken === 0) return text('forage:why.own');
  return explainGathering(view, seat, { to: moved.to, taken, sure });
}

/** Explains a trip while coins are laid: a good start for gathering, or a good space for the next coin. */
function explainHiding(view: ForageView, seat: Seat, to: Square): Text | null {
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

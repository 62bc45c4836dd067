import { Refusal } from '../../engine/refusal.ts';
import type { Under } from '../../engine/spoken.ts';
import { type Args, text } from '../../engine/text.ts';
import { liesAt, onTable, printSpot, REACH } from './board.ts';
import type { Grip, Piece, Place, Spot } from './types.ts';

/** Pieces taken in hand, from the bottom to the top, and all the others. */
interface Held {
  readonly held: readonly Piece[];
  readonly rest: readonly Piece[];
}

/** The pieces of a spot, from the top to the bottom. */
export function stackAt<P extends { readonly place: Place }>(pieces: readonly P[], at: Spot): P[] {
  return pieces.filter(({ place }) => liesAt(place, at)).reverse();
}

/** The pieces of a grip, or why there are none such. */
export function grasped(pieces: readonly Piece[], grip: Grip): Held | Refusal {
  const stack = stackAt(pieces, grip.at);
  const wrong = unsound(stack.length, grip);
  if (wrong) return wrong;
  const held = stack.slice(grip.first - 1, grip.last).reverse();
  return { held, rest: pieces.filter((piece) => !held.includes(piece)) };
}

function unsound(height: number, { at, first, last }: Grip): Refusal | null {
  const spot = printSpot(at);
  if (height === 0) return no('nothingThere', { spot });
  if (Number.isInteger(first) && Number.isInteger(last) && first >= 1 && first <= last && last <= height)
    return null;
  return no('notSoMany', { spot, count: height });
}

/** The pieces of a grip after a change of each, all staying where they lie. */
export function changed(
  pieces: readonly Piece[],
  held: readonly Piece[],
  change: (piece: Piece) => Piece,
): Piece[] {
  return pieces.map((piece) => (held.includes(piece) ? change(piece) : piece));
}

/** The pieces with more of them on the board: on top of all, or directly beneath those of the spot or one of these. */
export function put(
  rest: readonly Piece[],
  held: readonly Piece[],
  to: Spot,
  under: boolean,
  above?: Piece,
): readonly Piece[] {
  const upper = above ?? rest.find(({ place }) => liesAt(place, to));
  const lowest = under && upper ? rest.indexOf(upper) : -1;
  const before = lowest >= 0 ? lowest : rest.findIndex(({ place }) => place.kind !== 'board');
  return before < 0 ? [...rest, ...held] : rest.toSpliced(before, 0, ...held);
}

/** The piece of the spot that others go directly beneath, undefined for the lowest; or why there is none such. */
export function pieceAbove(
  pieces: readonly Piece[],
  { to, depth }: { readonly to: Spot; readonly depth?: number },
): Piece | undefined | Refusal {
  if (depth === undefined) return undefined;
  const stack = stackAt(pieces, to);
  return unsound(stack.length, { at: to, first: depth, last: depth }) ?? stack[depth - 1];
}

/** Why nothing can be laid there, or null. */
export function offTable(to: Spot): Refusal | null {
  return onTable(to) ? null : no('offTable', REACH);
}

/** A refusal of this game. */
export function no<W extends Under<'piecepack:refuse'>>(
  why: W,
  ...args: Args<`piecepack:refuse.${W}`>
): Refusal {
  return new Refusal(text(`piecepack:refuse.${why}`, ...args));
}

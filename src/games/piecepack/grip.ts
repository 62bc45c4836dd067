import { Refusal } from '../../engine/refusal.ts';
import type { KeySuffix } from '../../engine/sentence-keys.ts';
import { type Args, text } from '../../engine/text.ts';
import { isAtSpot, isOnTable, printSpot, REACH } from './board.ts';
import type { Destination, Grip, Piece, Place, Spot } from './types.ts';

/** Pieces taken in hand, from the bottom to the top, and all the others. */
export interface HeldPieces {
  readonly held: readonly Piece[];
  readonly rest: readonly Piece[];
}

/** Returns the pieces of a spot, from the top to the bottom. */
export function getStack<P extends { readonly place: Place }>(pieces: readonly P[], at: Spot): P[] {
  return pieces.filter(({ place }) => isAtSpot(place, at)).reverse();
}

/** Returns the pieces of a grip, or a refusal if there are none such. */
export function takeGrip(pieces: readonly Piece[], grip: Grip): HeldPieces | Refusal {
  const stack = getStack(pieces, grip.at);
  const wrong = checkGrip(stack.length, grip);
  if (wrong) return wrong;
  const held = stack.slice(grip.first - 1, grip.last).reverse();
  return { held, rest: pieces.filter((piece) => !held.includes(piece)) };
}

function checkGrip(height: number, { at, first, last }: Grip): Refusal | null {
  const spot = printSpot(at);
  if (height === 0) return refuse('nothingThere', { spot });
  if (Number.isInteger(first) && Number.isInteger(last) && first >= 1 && first <= last && last <= height)
    return null;
  return refuse('notSoMany', { spot, count: height });
}

/** Returns all pieces with those of a grip changed in place. */
export function changePieces(
  pieces: readonly Piece[],
  held: readonly Piece[],
  change: (piece: Piece) => Piece,
): Piece[] {
  return pieces.map((piece) => (held.includes(piece) ? change(piece) : piece));
}

/** Returns the pieces with more on the board, next to the piece found by {@link findAnchor}. */
export function insertPieces(
  rest: readonly Piece[],
  held: readonly Piece[],
  goal: Destination,
  beside?: Piece,
): Piece[] {
  return rest.toSpliced(findRow(rest, goal, beside), 0, ...held);
}

/** Returns the index at which pieces are inserted. The list begins with the pieces on the board, the lowest first. */
function findRow(rest: readonly Piece[], { to, under, depth }: Destination, beside?: Piece): number {
  if (beside) return rest.indexOf(beside) + (under ? 0 : 1);
  if (under && depth === 'all') return 0;
  const lowest = under ? rest.findIndex(({ place }) => isAtSpot(place, to)) : -1;
  const off = rest.findIndex(({ place }) => place.kind !== 'board');
  return lowest >= 0 ? lowest : off < 0 ? rest.length : off;
}

/**
 * Returns the piece directly above or beneath which others go, or undefined for no specific piece. Returns a refusal if there is no such
 * piece.
 */
export function findAnchor(
  pieces: readonly Piece[],
  { to, depth, of = to }: Destination,
): Piece | undefined | Refusal {
  if (depth === undefined || depth === 'all') return undefined;
  const stack = getStack(pieces, of);
  return checkGrip(stack.length, { at: of, first: depth, last: depth }) ?? stack[depth - 1];
}

/** Returns a refusal if nothing can be laid there, or null. */
export function checkSpot(to: Spot): Refusal | null {
  return isOnTable(to) ? null : refuse('offTable', REACH);
}

/** Creates a refusal of this game. */
export function refuse<W extends KeySuffix<'piecepack:refuse'>>(
  why: W,
  ...args: Args<`piecepack:refuse.${W}`>
): Refusal {
  return new Refusal(text(`piecepack:refuse.${why}`, ...args));
}

import type { Viewer } from '../../engine/game.ts';
import { printSpot } from './board.ts';
import { getKnownIdentity, isShown } from './knowledge.ts';
import { createPieceId } from './text/names.ts';
import type { Piece, PieceCounts, PiecepackState, PiecepackView, SeenPiece } from './types.ts';

/** Returns what a viewer may know: what shows, what they have seen, their own area, and counts of the rest. */
export function view(state: PiecepackState, viewer: Viewer): PiecepackView {
  const { options, seats, pieces, notes, before, packing, over, laid } = state;
  return {
    options,
    viewer,
    seats,
    pieces: viewPieces(pieces, viewer),
    areas: Array.from({ length: seats }, (_, seat) =>
      countPieces(pieces.filter(({ place }) => place.kind === 'area' && place.seat === seat)),
    ),
    bag: countPieces(pieces.filter(({ place }) => place.kind === 'bag')),
    box: viewBox(pieces.filter(({ place }) => place.kind === 'box')),
    notes,
    undo: before === null ? null : before.seat,
    ...(before && { undoes: before.what }),
    packing,
    over,
    ...(laid && { laid }),
  };
}

function viewBox(box: readonly Piece[]): PiecepackView['box'] {
  const known = box.filter((piece) => piece.known.length > 0);
  return {
    known: known.map(({ kind, suit, rank }) => createPieceId(kind, suit, rank)),
    unknown: countPieces(box.filter((piece) => piece.known.length === 0)),
  };
}

/** Returns the pieces on the board and in the viewer's area. Keys count from the top, so the list is built from its end. */
function viewPieces(pieces: readonly Piece[], viewer: Viewer): SeenPiece[] {
  const seen: SeenPiece[] = [];
  const depths = new Map<string, number>();
  for (let at = pieces.length - 1; at >= 0; at--) {
    const piece = pieces[at] as Piece;
    if (piece.place.kind === 'board') seen.push(viewPiece(piece, viewer, createKey(piece.place, depths)));
  }
  seen.reverse();
  const own = pieces.filter(({ place }) => place.kind === 'area' && place.seat === viewer);
  own.forEach((piece, at) => {
    seen.push(viewPiece(piece, viewer, `area${viewer}.${at + 1}`));
  });
  return seen;
}

function createKey(at: { readonly x: number; readonly y: number }, depths: Map<string, number>): string {
  const spot = printSpot(at);
  const depth = (depths.get(spot) ?? 0) + 1;
  depths.set(spot, depth);
  return depth === 1 ? spot : `${spot}.${depth}`;
}

function viewPiece(piece: Piece, viewer: Viewer, key: string): SeenPiece {
  const { kind, suit, rank } = getKnownIdentity(piece, viewer);
  const { side, angle, place, known } = piece;
  const peeked =
    place.kind === 'board' &&
    ((suit !== null && !isShown(piece, 'suit')) || (rank !== null && !isShown(piece, 'rank')));
  return { key, kind, suit, rank, side, angle, place, peeked, known };
}

function countPieces(pieces: readonly Piece[]): PieceCounts {
  const count = { t: 0, c: 0, d: 0, p: 0 };
  for (const { kind } of pieces) count[kind]++;
  return count;
}

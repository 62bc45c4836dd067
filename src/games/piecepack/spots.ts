import { getColumnLetter, isSpace, printSpot } from './board.ts';
import type { PiecepackView, SeenPiece, Spot } from './types.ts';

/** Returns a spot's name: the corner spaces that a tile there covers, or the space. */
export function getSpotName({ x, y }: Spot): string {
  if (!isSpace(x - 0.5) || !isSpace(y - 0.5)) return printSpot({ x, y });
  return `${getColumnLetter(x - 0.5)}${y - 0.5}–${getColumnLetter(x + 0.5)}${y + 0.5}`;
}

/** Piece on top of its spot, and the number of pieces there. */
export interface TopPiece {
  readonly piece: SeenPiece;
  readonly at: Spot;
  readonly height: number;
}

const topsByView = new WeakMap<PiecepackView, readonly TopPiece[]>();

/** Returns the uppermost piece of every spot, by column, then row. Cached by view, since one view is asked many questions. */
export function getTops(view: PiecepackView): readonly TopPiece[] {
  const before = topsByView.get(view);
  if (before) return before;
  const tops = findTops(view);
  topsByView.set(view, tops);
  return tops;
}

function findTops(view: PiecepackView): readonly TopPiece[] {
  const tops = new Map<number, TopPiece>();
  for (const piece of view.pieces) {
    if (piece.place.kind !== 'board') continue;
    const { x, y } = piece.place;
    const spot = x * 100 + y;
    tops.set(spot, { piece, at: { x, y }, height: (tops.get(spot)?.height ?? 0) + 1 });
  }
  return [...tops.values()].sort((one, other) => one.at.x - other.at.x || one.at.y - other.at.y);
}

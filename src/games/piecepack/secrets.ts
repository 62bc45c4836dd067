import type { Viewer } from '../../engine/game.ts';
import { isKnown } from './knowledge.ts';
import type { Piece, PiecepackState } from './types.ts';

/** Returns JSON pointers to suits and ranks hidden from the viewer, and to the pieces before the last action. */
export function secrets(state: PiecepackState, viewer: Viewer): readonly string[] {
  const hidden = state.pieces.flatMap((piece, at) =>
    findHiddenHalves(piece, viewer).map((half) => `/pieces/${at}/${half}`),
  );
  return state.before === null ? hidden : [...hidden, '/before/pieces'];
}

function findHiddenHalves(piece: Piece, viewer: Viewer): readonly ('suit' | 'rank')[] {
  const halves = piece.kind === 't' || piece.kind === 'c' ? (['suit', 'rank'] as const) : (['suit'] as const);
  return halves.filter((half) => !isKnown(piece, viewer, half));
}

import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { sortPieces } from '../box.ts';
import type { Piece, PiecepackEvent, PiecepackMove, PiecepackState, UndoableKind } from '../types.ts';

/** Somebody acting at the table: all that the parts of the rules need. */
export interface Action {
  readonly state: PiecepackState;
  readonly seat: Seat;
  readonly move: PiecepackMove;
  readonly chance: Chance;
  readonly emit: (event: PiecepackEvent) => void;
}

/** The table with its pieces changed in a way that can be taken back. */
export function changeWithUndo({ state, seat, move }: Action, pieces: readonly Piece[]): PiecepackState {
  const before = { seat, what: move.kind as UndoableKind, pieces: state.pieces };
  return { ...state, pieces: sortPieces(pieces), before };
}

/** The table with its pieces changed when somebody has learnt something, or chance has spoken. */
export function changeWithoutUndo({ state }: Action, pieces: readonly Piece[]): PiecepackState {
  return { ...state, pieces: sortPieces(pieces), before: null };
}

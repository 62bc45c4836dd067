import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { sortPieces } from '../box.ts';
import type { Piece, PiecepackEvent, PiecepackMove, PiecepackState, UndoableKind } from '../types.ts';

/** Action of a player at the table, with everything the rules need. */
export interface Action {
  readonly state: PiecepackState;
  readonly seat: Seat;
  readonly move: PiecepackMove;
  readonly chance: Chance;
  readonly emit: (event: PiecepackEvent) => void;
}

/** Returns the table with changed pieces; the action can be undone. */
export function changeWithUndo({ state, seat, move }: Action, pieces: readonly Piece[]): PiecepackState {
  const before = { seat, what: move.kind as UndoableKind, pieces: state.pieces };
  return { ...state, pieces: sortPieces(pieces), before };
}

/** Returns the table with changed pieces after a player has learnt something or randomness was drawn; undo is impossible. */
export function changeWithoutUndo({ state }: Action, pieces: readonly Piece[]): PiecepackState {
  return { ...state, pieces: sortPieces(pieces), before: null };
}

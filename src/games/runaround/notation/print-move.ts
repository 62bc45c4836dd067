import type { RunaroundMove } from '../types.ts';

/** Prints the move in the notation that `parseMove` reads. */
export function printMove(move: RunaroundMove): string {
  return move.kind === 'roll' ? 'roll' : String(move.from);
}

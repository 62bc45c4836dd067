import type { RunaroundMove } from '../types.ts';

/** What `parseMove` reads back. */
export function printMove(move: RunaroundMove): string {
  return move.kind === 'roll' ? 'roll' : String(move.from);
}

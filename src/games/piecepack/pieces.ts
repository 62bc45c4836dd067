import { createPieceId } from './text/names.ts';
import type { PiecepackState } from './types.ts';

/** Counts every piece by name; all 56 stay on the table. */
export function pieces(state: PiecepackState): Readonly<Record<string, number>> {
  const count: Record<string, number> = {};
  for (const { kind, suit, rank } of state.pieces) {
    const id = createPieceId(kind, suit, rank);
    count[id] = (count[id] ?? 0) + 1;
  }
  return count;
}

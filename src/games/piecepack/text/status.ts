import { type Text, text } from '../../../engine/text.ts';
import { getPackingQuorum } from '../turn.ts';
import type { PiecepackView } from '../types.ts';

/** Describes what may be done now, from what everybody sees. */
export function status({ over, packing, seats }: PiecepackView): Text {
  if (over) return text('piecepack:status.over');
  const count = packing.filter(Boolean).length;
  if (count === 0) return text('piecepack:status.free');
  return text('piecepack:status.packing', { count, needed: getPackingQuorum(seats) });
}

import type { Refusal } from '../../../engine/refusal.ts';
import { truncateText } from '../../../engine/text.ts';
import { refuse } from '../grip.ts';
import { getPieceName, parsePieceId } from '../text/names.ts';
import type { LayMove, PieceIdentity, PiecepackView } from '../types.ts';
import { getAssumedSide, parseSpec } from './spec.ts';

/** Resolves which boxed piece is meant; if only half of its name is typed, the first one known there. */
export function parseWanted(
  typed: string,
  view: PiecepackView,
): Pick<LayMove, 'piece' | 'side' | 'angle'> | Refusal {
  const spec = parseSpec(typed.replace(/^\?/, ''));
  if (!spec) return refuse('noPiece', { typed: truncateText(typed, 40) });
  const { kind, suit, rank } = spec;
  if (kind === 'd' && suit === null && rank !== null) return refuse('noChosenRoll');
  const piece =
    kind === 'd' || kind === 'p' || (suit === null && rank === null)
      ? completeIdentity(spec)
      : findFirstKnown(spec, view);
  if (piece === null) return refuse('noneKnown', { piece: getPieceName({ kind, suit, rank }) });
  return { piece, side: spec.side ?? getAssumedSide(spec), angle: spec.angle };
}

/** Returns the whole name of a piece, with the number of a die; without a suit, any of its kind. */
function completeIdentity({ kind, suit, rank }: PieceIdentity): PieceIdentity {
  return { kind, suit, rank: suit === null ? null : kind === 'd' ? (rank ?? 0) : 0 };
}

function findFirstKnown({ kind, suit, rank }: PieceIdentity, view: PiecepackView): PieceIdentity | null {
  if (suit !== null && rank !== null) return { kind, suit, rank };
  const found = view.box.known
    .map(parsePieceId)
    .find((one) => one.kind === kind && (suit ?? one.suit) === one.suit && (rank ?? one.rank) === one.rank);
  return found ?? null;
}

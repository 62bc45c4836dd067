import { cut } from '../../../engine/cut.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { no } from '../grip.ts';
import { namedBy, pieceName } from '../text/names.ts';
import type { Lay, Named, PiecepackView } from '../types.ts';
import { assumedSide, parseSpec } from './spec.ts';

/** Which piece of the box is meant: where only half of its name is typed, the first that is known there. */
export function wantedFrom(
  typed: string,
  view: PiecepackView,
): Pick<Lay, 'piece' | 'side' | 'angle'> | Refusal {
  const spec = parseSpec(typed.replace(/^\?/, ''));
  if (!spec) return no('noPiece', { typed: cut(typed, 40) });
  const { kind, suit, rank } = spec;
  if (kind === 'd' && suit === null && rank !== null) return no('noChosenRoll');
  const piece =
    kind === 'd' || kind === 'p' || (suit === null && rank === null) ? handful(spec) : first(spec, view);
  if (piece === null) return no('noneKnown', { piece: pieceName({ kind, suit, rank }) });
  return { piece, side: spec.side ?? assumedSide(spec), angle: spec.angle };
}

/** A piece by its whole name, a die with what it shows; or any of its kind. */
function handful({ kind, suit, rank }: Named): Named {
  return { kind, suit, rank: suit === null ? null : kind === 'd' ? (rank ?? 0) : 0 };
}

function first({ kind, suit, rank }: Named, view: PiecepackView): Named | null {
  if (suit !== null && rank !== null) return { kind, suit, rank };
  const found = view.box.known
    .map(namedBy)
    .find((one) => one.kind === kind && (suit ?? one.suit) === one.suit && (rank ?? one.rank) === one.rank);
  return found ?? null;
}

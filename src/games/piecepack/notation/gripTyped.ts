import { cut } from '../../../engine/cut.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { parseSpot, printSpot } from '../board.ts';
import { no } from '../grip.ts';
import type { Grip, PiecepackView, SeenPiece } from '../types.ts';
import { pieceName } from '../words/names.ts';
import { parseSpec, type Spec } from './spec.ts';

/** `c2`, `2c2`, `c2[2]`, `c2[2:3]`. */
export function gripOf({ at, first, last }: Grip): string {
  const spot = printSpot(at);
  if (first === 1) return last === 1 ? spot : `${last}${spot}`;
  return first === last ? `${spot}[${first}]` : `${spot}[${first}:${last}]`;
}

const GRIP = /^(\d{1,2})?(a?[a-z]\d{1,2}|\([-\d.,]+\))(?:\[(\d{1,2})(?::(\d{1,2}))?\])?$/i;

/** A grip as typed, or a piece of the board by what it is: `?pS`. */
export function readGrip(typed: string, view: PiecepackView): Grip | Refusal {
  const read = GRIP.exec(typed);
  const at = read && parseSpot((read[2] as string).toLowerCase());
  if (!read || !at) return byName(typed, view);
  const [, count, , first, last] = read;
  if (first === undefined) return { at, first: 1, last: Number(count ?? 1) };
  return { at, first: Number(first), last: Number(last ?? first) };
}

function byName(typed: string, view: PiecepackView): Grip | Refusal {
  const spec = parseSpec(typed.replace(/^\?/, ''));
  if (!spec) return no('noGrip', { typed: cut(typed, 40) });
  const found = view.pieces.filter((piece) => piece.place.kind === 'board' && fits(piece, spec));
  const [piece] = found;
  if (!piece) return no('notOnBoard', { piece: pieceName(spec) });
  if (found.length > 1) return no('severalOnBoard', { spots: found.slice(0, 5).map(spotOf) });
  const { x, y } = piece.place as Extract<SeenPiece['place'], { kind: 'board' }>;
  const depth = Number(/\.(\d+)$/.exec(piece.key.replace(/^\(.*\)/, ''))?.[1] ?? 1);
  return { at: { x, y }, first: depth, last: depth };
}

function fits(piece: SeenPiece, spec: Spec): boolean {
  return (
    piece.kind === spec.kind &&
    (spec.suit === null || piece.suit === spec.suit) &&
    (spec.rank === null || spec.kind === 'd' || piece.rank === spec.rank)
  );
}

function spotOf({ key }: SeenPiece): string {
  return key;
}

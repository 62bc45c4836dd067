import type { Seat } from '../../../engine/game.ts';
import { type Refusal, refused } from '../../../engine/refusal.ts';
import { seeded } from '../../../engine/seeded.ts';
import { apply } from '../apply.ts';
import { no, stackAt } from '../grip.ts';
import { guess } from '../guess.ts';
import { inLine, isIdle, LONGEST_LINE, notInLine } from '../hands/several.ts';
import type { Grip, PiecepackMove, PiecepackState, PiecepackView, SeenPiece } from '../types.ts';
import { view as viewOf } from '../view.ts';
import { printMove } from './printMove.ts';
import { shortened } from './spotTyped.ts';

type Read = PiecepackMove | Refusal;

/**
 * Several actions, each read as the table is after those before it. How it is then is seen of some table that looks the same
 * now: what is rolled, drawn or shown is not known before it is done, so nothing can follow it in its line.
 */
export function parseLine(
  parts: readonly string[],
  view: PiecepackView,
  seat: Seat,
  parseOne: (part: string, view: PiecepackView) => Read,
): Read {
  if (parts.length > LONGEST_LINE) return no('lineLength', { most: LONGEST_LINE });
  const moves: PiecepackMove[] = [];
  let state = guess(view, seat, seeded(1));
  let now = view;
  for (const [at, part] of parts.entries()) {
    const read = parseOne(part, now);
    if (refused(read)) return inLine(at, shortened(part), read);
    const wrong = notInLine(read);
    if (wrong) return inLine(at, read, wrong);
    moves.push(read);
    if (at === parts.length - 1) break;
    if (!isForeseen(read, now)) return no('endsLine', { action: printMove(read) });
    const after = tried(state, seat, read);
    if (refused(after)) return inLine(at, read, after);
    state = after;
    now = viewOf(state, seat);
  }
  return { kind: 'several', moves };
}

function tried(state: PiecepackState, seat: Seat, move: PiecepackMove): PiecepackState | Refusal {
  return isIdle(state, move) ? state : apply(state, seat, move, seeded(2), () => {});
}

/** Whether who does it sees nothing by it that they could not tell before. */
function isForeseen(move: PiecepackMove, view: PiecepackView): boolean {
  switch (move.kind) {
    case 'roll':
    case 'draw':
    case 'look':
    case 'shuffle':
    case 'open':
      return false;
    case 'flip':
    case 'hide':
      return gripped(view, move.grip).every(({ suit, rank }) => suit !== null && rank !== null);
    case 'lay':
      return move.piece.suit !== null || (move.piece.kind === 't' && move.side === 'b');
    default:
      return true;
  }
}

function gripped({ pieces }: PiecepackView, { at, first, last }: Grip): readonly SeenPiece[] {
  return stackAt(pieces, at).slice(first - 1, last);
}

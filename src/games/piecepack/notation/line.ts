import type { Seat } from '../../../engine/game.ts';
import { type Refusal, refused } from '../../../engine/refusal.ts';
import { seeded } from '../../../engine/seeded.ts';
import { apply } from '../apply.ts';
import { grasped, no, stackAt } from '../grip.ts';
import { guess } from '../guess.ts';
import { applyUnseen, inLine, LONGEST_LINE, notInLine } from '../hands/several.ts';
import { pieceId } from '../text/names.ts';
import type {
  Grip,
  Piece,
  PieceId,
  PiecepackMove,
  PiecepackState,
  PiecepackView,
  SeenPiece,
} from '../types.ts';
import { view as viewOf } from '../view.ts';
import { gripOf } from './grip-typed.ts';
import { printMove } from './print-move.ts';
import { shortened } from './spot-typed.ts';

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
  let active: readonly PieceId[] = [];
  for (const [at, part] of parts.entries()) {
    const read = parseOne(withActive(part, state, active), now);
    if (refused(read)) return inLine(at, shortened(part), read);
    const wrong = notInLine(read);
    if (wrong) return inLine(at, read, wrong);
    moves.push(read);
    if (at === parts.length - 1) break;
    if (!isForeseen(read, now)) return no('endsLine', { action: printMove(read) });
    const after = tried(state, seat, read);
    if (refused(after)) return inLine(at, read, after);
    active = findActive(state, after, read) ?? active;
    state = after;
    now = viewOf(state, seat);
  }
  return { kind: 'several', moves };
}

/** In PPN a move that names no piece goes on with those of the move before it: `m2-m1;-d4`. */
function withActive(part: string, { pieces }: PiecepackState, active: readonly PieceId[]): string {
  if (!/^(?:[-_:#~]|@>)/.test(part)) return part;
  const held = pieces.filter((piece) => piece.place.kind === 'board' && active.includes(getId(piece)));
  const place = held[0]?.place;
  if (place?.kind !== 'board') return part;
  const depths = stackAt(pieces, place).flatMap((piece, at) => (held.includes(piece) ? [at + 1] : []));
  const [first = 1, last = first] = [depths[0], depths.at(-1)];
  return `${gripOf({ at: place, first, last })}${part}`;
}

/** The pieces that a move has moved; null where it names none. */
function findActive(
  before: PiecepackState,
  after: PiecepackState,
  move: PiecepackMove,
): readonly PieceId[] | null {
  switch (move.kind) {
    case 'lay': {
      const lay = before.pieces.filter(({ place }) => place.kind === 'board').map(getId);
      const lie = after.pieces.filter(({ place }) => place.kind === 'board').map(getId);
      return lie.filter((id) => !lay.includes(id));
    }
    case 'capture': {
      const count = move.grip.last - move.grip.first + 1;
      return stackAt(after.pieces, move.to).slice(0, count).map(getId);
    }
    case 'move':
    case 'swap':
    case 'flip':
    case 'turn': {
      const taken = grasped(before.pieces, move.grip);
      return refused(taken) ? null : taken.held.map(getId);
    }
    case 'set':
      return [pieceId('d', move.suit, 0)];
    default:
      return null;
  }
}

/** Returns the id of a piece. The number that a die shows is no part of it. */
function getId({ kind, suit, rank }: Piece): PieceId {
  return pieceId(kind, suit, kind === 'd' ? 0 : rank);
}

function tried(state: PiecepackState, seat: Seat, move: PiecepackMove): PiecepackState | Refusal {
  return applyUnseen(state, move) ?? apply(state, seat, move, seeded(2), () => {});
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

import { createSeededChance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Refusal, refused } from '../../../engine/refusal.ts';
import { apply } from '../apply.ts';
import { getStack, refuse, takeGrip } from '../grip.ts';
import { applyUnseen, checkInLine, MAX_LINE_ACTIONS, refuseInLine } from '../hands/apply-several.ts';
import { createPieceId } from '../text/names.ts';
import type {
  Grip,
  Piece,
  PieceId,
  PiecepackMove,
  PiecepackState,
  PiecepackView,
  SeenPiece,
} from '../types.ts';
import { guess, view as viewOf } from '../view.ts';
import { printGrip } from './parse-grip.ts';
import { shortenTyped } from './parse-typed-spot.ts';
import { printMove } from './print.ts';

type ParsedMove = PiecepackMove | Refusal;

/**
 * Parses several actions, each on the table as the earlier ones leave it. That table is derived from a random one that fits the view. The
 * results of a roll, draw or show are unknown beforehand, so nothing can follow them in a line.
 */
export function parseLine(
  parts: readonly string[],
  view: PiecepackView,
  seat: Seat,
  parseOne: (part: string, view: PiecepackView) => ParsedMove,
): ParsedMove {
  if (parts.length > MAX_LINE_ACTIONS) return refuse('lineLength', { most: MAX_LINE_ACTIONS });
  const moves: PiecepackMove[] = [];
  let state = guess(view, seat, createSeededChance(1));
  let now = view;
  let active: readonly PieceId[] = [];
  for (const [at, part] of parts.entries()) {
    const read = parseOne(prefixActive(part, state, active), now);
    if (refused(read)) return refuseInLine(at, shortenTyped(part), read);
    const wrong = checkInLine(read);
    if (wrong) return refuseInLine(at, read, wrong);
    moves.push(read);
    if (at === parts.length - 1) break;
    if (!isForeseen(read, now)) return refuse('endsLine', { action: printMove(read) });
    const after = tryMove(state, seat, read);
    if (refused(after)) return refuseInLine(at, read, after);
    active = findActive(state, after, read) ?? active;
    state = after;
    now = viewOf(state, seat);
  }
  return { kind: 'several', moves };
}

/** Adds the previous move's pieces to a move that names none, as in PPN: `m2-m1;-d4`. */
function prefixActive(part: string, { pieces }: PiecepackState, active: readonly PieceId[]): string {
  if (!/^(?:[-_:#~]|@>)/.test(part)) return part;
  const held = pieces.filter((piece) => piece.place.kind === 'board' && active.includes(getId(piece)));
  const place = held[0]?.place;
  if (place?.kind !== 'board') return part;
  const depths = getStack(pieces, place).flatMap((piece, at) => (held.includes(piece) ? [at + 1] : []));
  const [first = 1, last = first] = [depths[0], depths.at(-1)];
  return `${printGrip({ at: place, first, last })}${part}`;
}

/** Returns the pieces that a move has moved, or null if it names none. */
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
      return getStack(after.pieces, move.to).slice(0, count).map(getId);
    }
    case 'move':
    case 'swap':
    case 'flip':
    case 'turn': {
      const taken = takeGrip(before.pieces, move.grip);
      return refused(taken) ? null : taken.held.map(getId);
    }
    case 'set':
      return [createPieceId('d', move.suit, 0)];
    default:
      return null;
  }
}

/** Returns the id of a piece. The number that a die shows is no part of it. */
function getId({ kind, suit, rank }: Piece): PieceId {
  return createPieceId(kind, suit, kind === 'd' ? 0 : rank);
}

function tryMove(state: PiecepackState, seat: Seat, move: PiecepackMove): PiecepackState | Refusal {
  return applyUnseen(state, move) ?? apply(state, seat, move, createSeededChance(2), () => {});
}

/** Returns whether the acting player learns nothing new by the action. */
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
      return getGripped(view, move.grip).every(({ suit, rank }) => suit !== null && rank !== null);
    case 'lay':
      return move.piece.suit !== null || (move.piece.kind === 't' && move.side === 'b');
    default:
      return true;
  }
}

function getGripped({ pieces }: PiecepackView, { at, first, last }: Grip): readonly SeenPiece[] {
  return getStack(pieces, at).slice(first - 1, last);
}

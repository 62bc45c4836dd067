import { recorded } from '../../../engine/chance.ts';
import type { Entry } from '../../../engine/entry.ts';
import type { Ppn } from '../../../engine/ppn.ts';
import { apply } from '../apply.ts';
import { printSpot } from '../board.ts';
import { stackAt } from '../grip.ts';
import { hasDirection } from '../hands/handling.ts';
import { applyUnseen } from '../hands/several.ts';
import type {
  Capture,
  Carry,
  Goal,
  Grip,
  Lay,
  Piece,
  Piecepack,
  PiecepackMove,
  PiecepackState,
  Spot,
  Suit,
  Swap,
} from '../types.ts';
import { gripOf } from './grip-typed.ts';
import { printAngle, RANK_LETTERS } from './spec.ts';

/** The pieces on the board, for piecepack programs; what is in the bag, the box or an area is off their table. */
export const ppn: Ppn<Piecepack> = {
  head: () => ({ GameType: 'Piecepack table', SetUp: 'None' }),
  opening: ({ pieces }) => {
    const drops = lying(pieces).map(drop);
    return drops.length > 0 ? [drops.join(' ')] : [];
  },
  move: (before, entry, after) => tokens(before, entry, after).join(' '),
};

function tokens(before: PiecepackState, entry: Entry<Piecepack>, after: PiecepackState): string[] {
  const { move } = entry;
  switch (move.kind) {
    case 'lay':
      return [laid(before, after, move)];
    case 'show':
    case 'draw':
    case 'setup':
      return came(before, after);
    case 'move':
      return [carried(before, move)];
    case 'capture':
      return [captured(move)];
    case 'swap':
      return swapped(before, after, move);
    case 'flip':
      return each(move.grip).map((id) => `+${id}`);
    case 'turn':
      return turned(before, move.grip, move.by);
    case 'hide':
    case 'bag':
    case 'box':
      return [`*${gripOf(move.grip)}`];
    case 'set':
      return [`?d${move.suit}~${RANK_LETTERS.charAt(move.rank)}`];
    case 'roll':
      return rolled(before, after, move.suit);
    case 'shuffle':
      return relaid(before, after, move.at);
    case 'game':
    case 'saved':
      return anew(before, after);
    case 'several':
      return oneByOne(before, entry, move.moves);
    case 'clear':
    case 'undo':
      return anew(before, after);
    default:
      return [];
  }
}

/** Those of a line one after the other, with the luck that it had. */
function oneByOne(
  before: PiecepackState,
  { seat, luck }: Entry<Piecepack>,
  moves: readonly PiecepackMove[],
): string[] {
  const chance = recorded(luck);
  let state = before;
  return moves.flatMap((move) => {
    const then = state;
    state = applyUnseen(then, move) ?? (apply(then, seat, move, chance, () => {}) as PiecepackState);
    return tokens(then, { seat, move, luck: [], events: [] }, state);
  });
}

function lying(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter(({ place }) => place.kind === 'board');
}

/** The piece laid on top, with all that it is: `cbS3<@c2`. */
function drop(piece: Piece): string {
  return `${specOf(piece)}@${printSpot(spotOf(piece))}`;
}

function specOf({ kind, side, suit, rank, angle }: Piece): string {
  const sided = kind === 't' || kind === 'c' ? side : '';
  const ranked = kind === 'p' ? '' : RANK_LETTERS.charAt(rank);
  return kind + sided + suit + ranked + (angle === 0 ? '' : printAngle(angle));
}

function spotOf({ place }: Piece): Spot {
  return place as Extract<Piece['place'], { kind: 'board' }>;
}

function sameName(one: Piece, other: Piece): boolean {
  return one.kind === other.kind && one.suit === other.suit && (one.kind === 'd' || one.rank === other.rank);
}

/** Pieces that are on the board afterwards and were not before, from the bottom to the top. */
function fresh(before: PiecepackState, after: PiecepackState): readonly Piece[] {
  const old = lying(before.pieces);
  return lying(after.pieces).filter((piece) => !old.some((other) => sameName(piece, other)));
}

function came(before: PiecepackState, after: PiecepackState): string[] {
  return layIn(lying(after.pieces), fresh(before, after));
}

/** Lays pieces at their height among those that lie there, the uppermost first unless all of them are on top. */
function layIn(board: readonly Piece[], more: readonly Piece[]): string[] {
  if (board.slice(-more.length).every((piece) => more.includes(piece))) return more.map(drop);
  const missing = new Set(more);
  return more.toReversed().map((piece) => {
    const there = board.filter((other) => !missing.has(other));
    missing.delete(piece);
    const upper = board[board.indexOf(piece) + 1];
    if (!upper) return drop(piece);
    const goal = upper === there[0] ? printSpot(spotOf(piece)) : printBeneath(piece, upper, there);
    return `${specOf(piece)}\\${goal}`;
  });
}

/** The goal of a piece directly beneath another: `%c2[2]`, on another spot `d4%c2[2]`. */
function printBeneath(piece: Piece, upper: Piece, board: readonly Piece[]): string {
  const spot = isSame(spotOf(piece), spotOf(upper)) ? '' : printSpot(spotOf(piece));
  return `${spot}%${findId(board, upper)}`;
}

function laid(before: PiecepackState, after: PiecepackState, move: Lay): string {
  const piece = fresh(before, after)[0] as Piece;
  const { under, text } = printGoal(move, stackAt(before.pieces, move.to).length);
  return `${specOf(piece)}${under ? '\\' : '@'}${text}`;
}

function carried(before: PiecepackState, move: Carry): string {
  const { grip, to } = move;
  const { under, text } = printGoal(move, lowestBut(stackAt(before.pieces, to).length, grip, to));
  return `${gripOf(grip)}${under ? '_' : '-'}${text}`;
}

/** A goal as it is written; beneath the stack of a spot is beneath its lowest piece, and on top where there is none. */
function printGoal(
  { to, under, depth, of }: Goal,
  lowest: number,
): { readonly under: boolean; readonly text: string } {
  if (depth === 'all' || (depth === undefined && !under)) return { under, text: printSpot(to) };
  const named = depth ?? lowest;
  if (named === 0) return { under: false, text: printSpot(to) };
  return { under, text: `${of ? printSpot(to) : ''}%${idAt(of ?? to, named)}` };
}

/** How deep the lowest piece lies that is not in hand; 0 for none. */
function lowestBut(height: number, grip: Grip, to: Spot): number {
  return isSame(grip.at, to) && grip.last === height ? grip.first - 1 : height;
}

/** Named before anything is captured; what takes its place is counted without it. */
function captured({ grip, to, taken }: Capture): string {
  if (taken) return `${gripOf(grip)}:${gripOf({ at: to, ...taken })}`;
  if (!isSame(grip.at, to)) return `${gripOf(grip)}:${printSpot(to)}`;
  if (grip.first === 1) return `${gripOf(grip)}:${idAt(to, grip.last + 1)}`;
  return `${gripOf({ at: to, first: grip.first - 1, last: grip.last - 1 })}:${printSpot(to)}`;
}

/** In the notation, pieces that are swapped come to lie on top; each as high as the other lay, they are moved one by one. */
function swapped(before: PiecepackState, after: PiecepackState, { grip, other, raised }: Swap): string[] {
  if (raised) return [`${gripOf(grip)}#${gripOf(other)}`];
  let now = lying(before.pieces);
  const held = [grip, other].flatMap(({ at, first, last }) => stackAt(now, at).slice(first - 1, last));
  const goal = lying(after.pieces);
  return goal.toReversed().flatMap((piece) => {
    const there = held.find((one) => sameName(one, piece));
    if (!there) return [];
    const next = goal[goal.indexOf(piece) + 1];
    const upper = next && now.find((one) => sameName(one, next));
    const token = upper ? `_${printBeneath(piece, upper, now)}` : `-${printSpot(spotOf(piece))}`;
    const id = findId(now, there);
    const rest = now.filter((one) => one !== there);
    now = rest.toSpliced(upper ? rest.indexOf(upper) : rest.length, 0, piece);
    return [`${id}${token}`];
  });
}

function turned(before: PiecepackState, grip: Grip, by: number): string[] {
  const stack = stackAt(before.pieces, grip.at);
  return each(grip).flatMap((id, more) => {
    const piece = stack[grip.first - 1 + more];
    return piece && hasDirection(piece) ? [`${id}@>${by}`] : [];
  });
}

function findId(board: readonly Piece[], piece: Piece): string {
  const at = spotOf(piece);
  return idAt(at, stackAt(board, at).indexOf(piece) + 1);
}

/** The ids of the pieces in hand, one by one. */
function each({ at, first, last }: Grip): string[] {
  return Array.from({ length: last - first + 1 }, (_, more) => idAt(at, first + more));
}

function idAt(at: Spot, depth: number): string {
  return gripOf({ at, first: depth, last: depth });
}

function isSame(one: Spot, other: Spot): boolean {
  return one.x === other.x && one.y === other.y;
}

function rolled(before: PiecepackState, after: PiecepackState, suit: Suit | null): string[] {
  const dice = lying(before.pieces).filter(({ kind }) => kind === 'd');
  const chosen = dice.filter((die) => suit === null || die.suit === suit);
  return chosen.map((die) => {
    const now = after.pieces.find((piece) => sameName(piece, die)) as Piece;
    return `?d${die.suit}~${RANK_LETTERS.charAt(now.rank)}`;
  });
}

/** The stack of a spot taken off and laid again in its new order, as high as it lay. */
function relaid(before: PiecepackState, after: PiecepackState, at: Spot): string[] {
  return [takenOff(before, at), ...layIn(lying(after.pieces), stackAt(after.pieces, at).reverse())];
}

function takenOff({ pieces }: PiecepackState, at: Spot): string {
  return `*${gripOf({ at, first: 1, last: stackAt(pieces, at).length })}`;
}

/** All that lies there taken off, and all that lies there afterwards laid. */
function anew(before: PiecepackState, after: PiecepackState): string[] {
  const spots = new Map(lying(before.pieces).map((piece) => [printSpot(spotOf(piece)), spotOf(piece)]));
  const off = [...spots.values()].map((at) => takenOff(before, at));
  return [...off, ...lying(after.pieces).map(drop)];
}

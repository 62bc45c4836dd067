import { recorded } from '../../../engine/chance.ts';
import type { Entry } from '../../../engine/entry.ts';
import type { Ppn } from '../../../engine/ppn.ts';
import { apply } from '../apply.ts';
import { printSpot } from '../board.ts';
import { stackAt } from '../grip.ts';
import { isIdle } from '../hands/several.ts';
import type {
  Carry,
  Grip,
  Lay,
  Piece,
  Piecepack,
  PiecepackMove,
  PiecepackState,
  Spot,
  Suit,
} from '../types.ts';
import { gripOf } from './gripTyped.ts';
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
      return move.under ? [laidBeneath(before, after, move)] : came(before, after);
    case 'show':
    case 'draw':
    case 'setup':
      return came(before, after);
    case 'move':
      return [carried(before, move)];
    case 'capture':
      return [`${gripOf(move.grip)}:${capturedId(move.grip, move.to)}`];
    case 'swap':
      return swapped(before, after, move.grip, move.other);
    case 'flip':
      return each(move.grip).map((id) => `+${id}`);
    case 'turn':
      return each(move.grip).map((id) => `${id}@>${move.by}`);
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
    if (isIdle(then, move)) return [];
    state = apply(then, seat, move, chance, () => {}) as PiecepackState;
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
  return fresh(before, after).map(drop);
}

/** `cS3\%c2[2]`: directly beneath the lowest piece of the spot; on top of all where there is none. */
function laidBeneath(before: PiecepackState, after: PiecepackState, { to, depth }: Lay): string {
  const piece = fresh(before, after)[0] as Piece;
  const height = depth ?? stackAt(before.pieces, to).length;
  return height === 0 ? drop(piece) : `${specOf(piece)}\\%${idAt(to, height)}`;
}

function carried(before: PiecepackState, { grip, to, under, depth }: Carry): string {
  const lowest = depth ?? (under ? lowestBut(stackAt(before.pieces, to).length, grip, to) : 0);
  if (lowest === 0) return `${gripOf(grip)}-${printSpot(to)}`;
  return `${gripOf(grip)}_%${idAt(to, lowest)}`;
}

/** How deep the lowest piece lies that is not in hand; 0 for none. */
function lowestBut(height: number, grip: Grip, to: Spot): number {
  return isSame(grip.at, to) && grip.last === height ? grip.first - 1 : height;
}

/** The top piece of the spot, or of what lies there beneath the pieces in hand. */
function capturedId(grip: Grip, to: Spot): string {
  return idAt(to, isSame(grip.at, to) && grip.first === 1 ? grip.last + 1 : 1);
}

function swapped(before: PiecepackState, after: PiecepackState, grip: Grip, other: Grip): string[] {
  const single = grip.first === grip.last && other.first === other.last;
  return single ? [`${gripOf(grip)}#${gripOf(other)}`] : anew(before, after);
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

/** The stack of a spot taken off and laid again in its new order. */
function relaid(before: PiecepackState, after: PiecepackState, at: Spot): string[] {
  return [takenOff(before, at), ...stackAt(after.pieces, at).reverse().map(drop)];
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

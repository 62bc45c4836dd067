import { createRecordedChance } from '../../../engine/chance.ts';
import type { Entry } from '../../../engine/entry.ts';
import type { Ppn } from '../../../engine/game-parts.ts';
import { apply } from '../apply.ts';
import { printSpot } from '../board.ts';
import { getStack } from '../grip.ts';
import { applyUnseen } from '../hands/apply-several.ts';
import { hasDirection } from '../hands/handle.ts';
import type {
  CaptureMove,
  CarryMove,
  Destination,
  Grip,
  LayMove,
  Piece,
  Piecepack,
  PiecepackMove,
  PiecepackState,
  Spot,
  Suit,
  SwapMove,
} from '../types.ts';
import { printGrip } from './parse-grip.ts';
import { printAngle, RANK_LETTERS } from './spec.ts';

/** Portable Piecepack Notation for other programs. It covers only the board; bag, box and areas are off the table. */
export const ppn: Ppn<Piecepack> = {
  head: () => ({ GameType: 'Piecepack table', SetUp: 'None' }),
  opening: ({ pieces }) => {
    const drops = getBoardPieces(pieces).map(printDrop);
    return drops.length > 0 ? [drops.join(' ')] : [];
  },
  move: (before, entry, after) => printTokens(before, entry, after).join(' '),
};

function printTokens(before: PiecepackState, entry: Entry<Piecepack>, after: PiecepackState): string[] {
  const { move } = entry;
  switch (move.kind) {
    case 'lay':
      return [printLay(before, after, move)];
    case 'show':
    case 'draw':
    case 'setup':
      return printFresh(before, after);
    case 'move':
      return [printCarry(before, move)];
    case 'capture':
      return [printCapture(move)];
    case 'swap':
      return printSwap(before, after, move);
    case 'flip':
      return printIds(move.grip).map((id) => `+${id}`);
    case 'turn':
      return printTurn(before, move.grip, move.by);
    case 'hide':
    case 'bag':
    case 'box':
      return [`*${printGrip(move.grip)}`];
    case 'set':
      return [`?d${move.suit}~${RANK_LETTERS.charAt(move.rank)}`];
    case 'roll':
      return printRoll(before, after, move.suit);
    case 'shuffle':
      return printShuffle(before, after, move.at);
    case 'game':
    case 'saved':
      return printAnew(before, after);
    case 'several':
      return printSeveral(before, entry, move.moves);
    case 'clear':
    case 'undo':
      return printAnew(before, after);
    default:
      return [];
  }
}

/** Prints the actions of a line in order, with the recorded randomness. */
function printSeveral(
  before: PiecepackState,
  { seat, luck }: Entry<Piecepack>,
  moves: readonly PiecepackMove[],
): string[] {
  const chance = createRecordedChance(luck);
  let state = before;
  return moves.flatMap((move) => {
    const then = state;
    state = applyUnseen(then, move) ?? (apply(then, seat, move, chance, () => {}) as PiecepackState);
    return printTokens(then, { seat, move, luck: [], events: [] }, state);
  });
}

function getBoardPieces(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter(({ place }) => place.kind === 'board');
}

/** Prints a piece laid on top, with all properties: `cbS3<@c2`. */
function printDrop(piece: Piece): string {
  return `${printPiece(piece)}@${printSpot(getSpot(piece))}`;
}

function printPiece({ kind, side, suit, rank, angle }: Piece): string {
  const sided = kind === 't' || kind === 'c' ? side : '';
  const ranked = kind === 'p' ? '' : RANK_LETTERS.charAt(rank);
  return kind + sided + suit + ranked + (angle === 0 ? '' : printAngle(angle));
}

function getSpot({ place }: Piece): Spot {
  return place as Extract<Piece['place'], { kind: 'board' }>;
}

function isSameName(one: Piece, other: Piece): boolean {
  return one.kind === other.kind && one.suit === other.suit && (one.kind === 'd' || one.rank === other.rank);
}

/** Returns the pieces newly on the board, from the bottom to the top. */
function findFresh(before: PiecepackState, after: PiecepackState): readonly Piece[] {
  const old = getBoardPieces(before.pieces);
  return getBoardPieces(after.pieces).filter((piece) => !old.some((other) => isSameName(piece, other)));
}

function printFresh(before: PiecepackState, after: PiecepackState): string[] {
  return printLays(getBoardPieces(after.pieces), findFresh(before, after));
}

/** Lays pieces at their height among those that lie there, the uppermost first unless all of them are on top. */
function printLays(board: readonly Piece[], more: readonly Piece[]): string[] {
  if (board.slice(-more.length).every((piece) => more.includes(piece))) return more.map(printDrop);
  const missing = new Set(more);
  return more.toReversed().map((piece) => {
    const there = board.filter((other) => !missing.has(other));
    missing.delete(piece);
    const upper = board[board.indexOf(piece) + 1];
    if (!upper) return printDrop(piece);
    const goal = upper === there[0] ? printSpot(getSpot(piece)) : printBeneath(piece, upper, there);
    return `${printPiece(piece)}\\${goal}`;
  });
}

/** Prints a goal directly beneath another piece: `%c2[2]`, on another spot `d4%c2[2]`. */
function printBeneath(piece: Piece, upper: Piece, board: readonly Piece[]): string {
  const spot = isSameSpot(getSpot(piece), getSpot(upper)) ? '' : printSpot(getSpot(piece));
  return `${spot}%${findId(board, upper)}`;
}

function printLay(before: PiecepackState, after: PiecepackState, move: LayMove): string {
  const piece = findFresh(before, after)[0] as Piece;
  const { under, text } = printGoal(move, getStack(before.pieces, move.to).length);
  return `${printPiece(piece)}${under ? '\\' : '@'}${text}`;
}

function printCarry(before: PiecepackState, move: CarryMove): string {
  const { grip, to } = move;
  const { under, text } = printGoal(move, findLowest(getStack(before.pieces, to).length, grip, to));
  return `${printGrip(grip)}${under ? '_' : '-'}${text}`;
}

/** Prints a goal. Beneath a spot's stack means beneath its lowest piece, or on top if the spot is empty. */
function printGoal(
  { to, under, depth, of }: Destination,
  lowest: number,
): { readonly under: boolean; readonly text: string } {
  if (depth === 'all' || (depth === undefined && !under)) return { under, text: printSpot(to) };
  const named = depth ?? lowest;
  if (named === 0) return { under: false, text: printSpot(to) };
  return { under, text: `${of ? printSpot(to) : ''}%${printId(of ?? to, named)}` };
}

/** Returns the depth of the lowest piece that is not in hand; 0 for none. */
function findLowest(height: number, grip: Grip, to: Spot): number {
  return isSameSpot(grip.at, to) && grip.last === height ? grip.first - 1 : height;
}

/** Prints a capture. The notation names captured pieces first and counts those in their place without them. */
function printCapture({ grip, to, taken }: CaptureMove): string {
  if (taken) return `${printGrip(grip)}:${printGrip({ at: to, ...taken })}`;
  if (!isSameSpot(grip.at, to)) return `${printGrip(grip)}:${printSpot(to)}`;
  if (grip.first === 1) return `${printGrip(grip)}:${printId(to, grip.last + 1)}`;
  return `${printGrip({ at: to, first: grip.first - 1, last: grip.last - 1 })}:${printSpot(to)}`;
}

/** Prints a swap. The notation lays swapped pieces on top; where each takes the other's height, they are moved one by one. */
function printSwap(
  before: PiecepackState,
  after: PiecepackState,
  { grip, other, raised }: SwapMove,
): string[] {
  if (raised) return [`${printGrip(grip)}#${printGrip(other)}`];
  let now = getBoardPieces(before.pieces);
  const held = [grip, other].flatMap(({ at, first, last }) => getStack(now, at).slice(first - 1, last));
  const goal = getBoardPieces(after.pieces);
  return goal.toReversed().flatMap((piece) => {
    const there = held.find((one) => isSameName(one, piece));
    if (!there) return [];
    const next = goal[goal.indexOf(piece) + 1];
    const upper = next && now.find((one) => isSameName(one, next));
    const token = upper ? `_${printBeneath(piece, upper, now)}` : `-${printSpot(getSpot(piece))}`;
    const id = findId(now, there);
    const rest = now.filter((one) => one !== there);
    now = rest.toSpliced(upper ? rest.indexOf(upper) : rest.length, 0, piece);
    return [`${id}${token}`];
  });
}

function printTurn(before: PiecepackState, grip: Grip, by: number): string[] {
  const stack = getStack(before.pieces, grip.at);
  return printIds(grip).flatMap((id, more) => {
    const piece = stack[grip.first - 1 + more];
    return piece && hasDirection(piece) ? [`${id}@>${by}`] : [];
  });
}

function findId(board: readonly Piece[], piece: Piece): string {
  const at = getSpot(piece);
  return printId(at, getStack(board, at).indexOf(piece) + 1);
}

/** Returns the ids of the pieces in hand. */
function printIds({ at, first, last }: Grip): string[] {
  return Array.from({ length: last - first + 1 }, (_, more) => printId(at, first + more));
}

function printId(at: Spot, depth: number): string {
  return printGrip({ at, first: depth, last: depth });
}

function isSameSpot(one: Spot, other: Spot): boolean {
  return one.x === other.x && one.y === other.y;
}

function printRoll(before: PiecepackState, after: PiecepackState, suit: Suit | null): string[] {
  const dice = getBoardPieces(before.pieces).filter(({ kind }) => kind === 'd');
  const chosen = dice.filter((die) => suit === null || die.suit === suit);
  return chosen.map((die) => {
    const now = after.pieces.find((piece) => isSameName(piece, die)) as Piece;
    return `?d${die.suit}~${RANK_LETTERS.charAt(now.rank)}`;
  });
}

/** Prints a shuffle: takes the stack off and lays it again in its new order, at the same height. */
function printShuffle(before: PiecepackState, after: PiecepackState, at: Spot): string[] {
  return [
    printRemoval(before, at),
    ...printLays(getBoardPieces(after.pieces), getStack(after.pieces, at).reverse()),
  ];
}

function printRemoval({ pieces }: PiecepackState, at: Spot): string {
  return `*${printGrip({ at, first: 1, last: getStack(pieces, at).length })}`;
}

/** Prints the removal of everything on the board, then everything laid there afterwards. */
function printAnew(before: PiecepackState, after: PiecepackState): string[] {
  const spots = new Map(
    getBoardPieces(before.pieces).map((piece) => [printSpot(getSpot(piece)), getSpot(piece)]),
  );
  const off = [...spots.values()].map((at) => printRemoval(before, at));
  return [...off, ...getBoardPieces(after.pieces).map(printDrop)];
}

import { type Refusal, refused } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import { createBoardPlace, printSpot } from '../board.ts';
import { putAway, putIntoBox, revealCompleteKinds } from '../box.ts';
import { checkSpot, findAnchor, getStack, type HeldPieces, insertPieces, refuse, takeGrip } from '../grip.ts';
import { getPublicIdentity } from '../knowledge.ts';
import { getIdentity } from '../text/names.ts';
import type {
  CaptureMove,
  CarryMove,
  Grip,
  Piece,
  PieceKind,
  PiecepackState,
  Place,
  Spot,
  SwapMove,
  TransferKind,
} from '../types.ts';
import { type Action, changeWithoutUndo, changeWithUndo } from './action.ts';
import { isFullyKnown } from './handle.ts';

type Outcome = PiecepackState | Refusal;

/** Moves pieces from one spot of the board to another. */
export function carry(action: Action, move: CarryMove): Outcome {
  const { state } = action;
  const { grip, to, under } = move;
  const taken = takeGrip(state.pieces, grip);
  if (refused(taken)) return taken;
  const off = checkSpot(to);
  if (off) return off;
  if (raiseUnseen(state, move)) return refuse('sameSpot', { spot: printSpot(to) });
  const beside = findAnchor(state.pieces, move);
  if (refused(beside)) return beside;
  if (beside && taken.held.includes(beside)) return refuse('sameSpot', { spot: printSpot(to) });
  emitMoved(action, under ? 'under' : 'move', taken.held, createBoardPlace(grip.at), createBoardPlace(to));
  return changeWithUndo(action, insertPieces(taken.rest, moveToSpot(taken.held, to), move, beside));
}

/**
 * Returns the table after a spot's top pieces go on top again, or null for any other move. Nobody sees such a move unless a piece lies
 * across them.
 */
export function raiseUnseen(state: PiecepackState, move: CarryMove): PiecepackState | null {
  const taken = takeGrip(state.pieces, move.grip);
  if (!isStill(move) || refused(taken)) return null;
  const { held, rest } = taken;
  const isCovered = held.some((piece) => rest.some((other) => isCovering(state.pieces, other, piece)));
  return isCovered ? null : { ...state, pieces: insertPieces(rest, held, move) };
}

/** Returns whether the top pieces of a spot are moved to the top of the same spot. */
function isStill({ grip, to, under, depth }: CarryMove): boolean {
  return grip.first === 1 && !under && depth === undefined && grip.at.x === to.x && grip.at.y === to.y;
}

/** Returns whether one piece lies above another and covers part of it. */
function isCovering(pieces: readonly Piece[], upper: Piece, lower: Piece): boolean {
  if (upper.place.kind !== 'board' || lower.place.kind !== 'board') return false;
  const reach = (getBreadth(upper) + getBreadth(lower)) / 2;
  const [across, along] = [upper.place.x - lower.place.x, upper.place.y - lower.place.y];
  const isNear = Math.abs(across) < reach && Math.abs(along) < reach && (across !== 0 || along !== 0);
  return isNear && pieces.indexOf(upper) > pieces.indexOf(lower);
}

/** Returns a piece's breadth in spaces. */
function getBreadth({ kind }: Piece): number {
  return kind === 't' ? 2 : 1;
}

/** Puts the captured pieces into the box; others take their place. */
export function capture(action: Action, move: CaptureMove): Outcome {
  const { state } = action;
  const struck = findStruck(state, move);
  if (refused(struck)) return struck;
  const { victims, taken } = struck;
  const here = createBoardPlace(move.to);
  emitMoved(action, 'captured', victims, here, { kind: 'box' });
  emitMoved(action, 'capture', taken.held, createBoardPlace(move.grip.at), here);
  const rest = taken.rest.filter((piece) => !victims.includes(piece));
  const there = insertPieces(rest, moveToSpot(taken.held, move.to), { to: move.to, under: false });
  const all = [...there, ...victims.map((piece) => putIntoBox(piece, state.seats))];
  return changeWithUndo(action, revealCompleteKinds(all, state.seats));
}

/** Returns the captured pieces, and those that take their place. */
function findStruck(
  { pieces }: PiecepackState,
  { grip, to, taken: which }: CaptureMove,
): { readonly victims: readonly Piece[]; readonly taken: HeldPieces } | Refusal {
  if (which) {
    const struck = takeGrip(pieces, { at: to, ...which });
    if (refused(struck)) return struck;
    const taken = takeGrip(struck.rest, grip);
    return refused(taken) ? taken : { victims: struck.held, taken };
  }
  const taken = takeGrip(pieces, grip);
  if (refused(taken)) return taken;
  const victim = getStack(taken.rest, to)[0];
  return victim ? { victims: [victim], taken } : refuse('nothingToCapture', { spot: printSpot(to) });
}

/** Swaps the pieces of two grips. */
export function swap(action: Action, { grip, other, raised }: SwapMove): Outcome {
  const { state, seat, emit } = action;
  const one = takeGrip(state.pieces, grip);
  if (refused(one)) return one;
  const two = takeGrip(state.pieces, other);
  if (refused(two)) return two;
  const isSame = grip.at.x === other.at.x && grip.at.y === other.at.y;
  const isShared = one.held.some((piece) => two.held.includes(piece));
  if (isShared || (isSame && !raised)) return refuse('sameSpot', { spot: printSpot(grip.at) });
  emit({ kind: 'swapped', seat, from: createBoardPlace(grip.at), to: createBoardPlace(other.at) });
  const exchange = raised ? exchangeOnTop : exchangePieces;
  return changeWithUndo(action, exchange(state.pieces, one.held, two.held));
}

function exchangePieces(pieces: readonly Piece[], one: readonly Piece[], two: readonly Piece[]): Piece[] {
  const [first, second] = [one[0] as Piece, two[0] as Piece];
  return pieces.flatMap((piece) => {
    if (piece === first) return placeAll(two, first.place);
    if (piece === second) return placeAll(one, second.place);
    return one.includes(piece) || two.includes(piece) ? [] : [piece];
  });
}

function exchangeOnTop(pieces: readonly Piece[], one: readonly Piece[], two: readonly Piece[]): Piece[] {
  const [first, second] = [one[0] as Piece, two[0] as Piece];
  const rest = pieces.filter((piece) => !one.includes(piece) && !two.includes(piece));
  return [
    ...rest.filter(isOnBoard),
    ...placeAll(one, second.place),
    ...placeAll(two, first.place),
    ...rest.filter((piece) => !isOnBoard(piece)),
  ];
}

/** Moves pieces into the player's own area, where only the player sees them. */
export function hide(action: Action, grip: Grip): Outcome {
  const { state, seat } = action;
  const taken = takeGrip(state.pieces, grip);
  if (refused(taken)) return taken;
  const place: Place = { kind: 'area', seat };
  const learns = taken.held.some((piece) => !isFullyKnown(piece, seat));
  emitMoved(action, 'hide', taken.held, createBoardPlace(grip.at), place, learns);
  const change = learns ? changeWithoutUndo : changeWithUndo;
  return change(action, [...taken.rest, ...taken.held.map((piece) => putAway(piece, place, [seat]))]);
}

/** Moves pieces into the bag, where nobody knows them. */
export function bag(action: Action, grip: Grip): Outcome {
  const taken = takeGrip(action.state.pieces, grip);
  if (refused(taken)) return taken;
  const place: Place = { kind: 'bag' };
  emitMoved(action, 'bag', taken.held, createBoardPlace(grip.at), place);
  return changeWithUndo(action, [...taken.rest, ...taken.held.map((piece) => putAway(piece, place, []))]);
}

/** Moves boxed pieces into the bag, where nobody knows them, even if they were known in the box. */
export function fill(action: Action, of: PieceKind | null): Outcome {
  const { state, seat, emit } = action;
  const goes = ({ kind, place }: Piece) => place.kind === 'box' && (of === null || kind === of);
  const count = state.pieces.filter(goes).length;
  if (count === 0)
    return of === null ? refuse('boxEmpty') : refuse('noneInBox', { piece: text(`piecepack:piece.${of}`) });
  emit({ kind: 'filled', seat, of, count });
  const filled = (piece: Piece) => (goes(piece) ? putAway(piece, { kind: 'bag' }, []) : piece);
  return changeWithUndo(action, state.pieces.map(filled));
}

/** Moves pieces back into the box. */
export function box(action: Action, grip: Grip): Outcome {
  const { pieces, seats } = action.state;
  const taken = takeGrip(pieces, grip);
  if (refused(taken)) return taken;
  emitMoved(action, 'box', taken.held, createBoardPlace(grip.at), { kind: 'box' });
  const all = [...taken.rest, ...taken.held.map((piece) => putIntoBox(piece, seats))];
  return changeWithUndo(action, revealCompleteKinds(all, seats));
}

function emitMoved(
  { seat, emit }: Action,
  how: TransferKind,
  held: readonly Piece[],
  from: Place,
  to: Place,
  learns = false,
): void {
  const own = learns ? held.map(getIdentity) : null;
  emit({ kind: 'moved', seat, how, from, to, pieces: held.map(getPublicIdentity), own });
}

function moveToSpot(held: readonly Piece[], to: Spot): Piece[] {
  return placeAll(held, createBoardPlace(to));
}

function placeAll(held: readonly Piece[], place: Place): Piece[] {
  return held.map((piece) => ({ ...piece, place }));
}

function isOnBoard({ place }: Piece): boolean {
  return place.kind === 'board';
}

import type { Refusal } from '../../../engine/refusal.ts';
import { refused } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import { boardPlace, printSpot } from '../board.ts';
import { accounted, boxed, putAway } from '../chest.ts';
import { findBeside, grasped, type Held, no, offTable, put, stackAt } from '../grip.ts';
import { shown } from '../knowledge.ts';
import { nameOf } from '../text/names.ts';
import type {
  Capture,
  Carry,
  Grip,
  How,
  Piece,
  PieceKind,
  PiecepackState,
  Place,
  Spot,
  Swap,
} from '../types.ts';
import { type Action, changedForGood, changedOpenly } from './action.ts';
import { knowsAll } from './handling.ts';

type Outcome = PiecepackState | Refusal;

/** From one spot of the board to another. */
export function carry(action: Action, move: Carry): Outcome {
  const { state } = action;
  const { grip, to, under } = move;
  const taken = grasped(state.pieces, grip);
  if (refused(taken)) return taken;
  const off = offTable(to);
  if (off) return off;
  if (raiseUnseen(state, move)) return no('sameSpot', { spot: printSpot(to) });
  const beside = findBeside(state.pieces, move);
  if (refused(beside)) return beside;
  if (beside && taken.held.includes(beside)) return no('sameSpot', { spot: printSpot(to) });
  told(action, under ? 'under' : 'move', taken.held, boardPlace(grip.at), boardPlace(to));
  return changedOpenly(action, put(taken.rest, moved(taken.held, to), move, beside));
}

/**
 * The table after pieces on top of their spot have gone on top of all others there, if nothing lay across them: nobody can
 * see that. Null for any other move.
 */
export function raiseUnseen(state: PiecepackState, move: Carry): PiecepackState | null {
  const taken = grasped(state.pieces, move.grip);
  if (!isStill(move) || refused(taken)) return null;
  const { held, rest } = taken;
  const isCovered = held.some((piece) => rest.some((other) => covers(state.pieces, other, piece)));
  return isCovered ? null : { ...state, pieces: put(rest, held, move) };
}

/** Returns whether the top pieces of a spot are moved to the top of the same spot. */
function isStill({ grip, to, under, depth }: Carry): boolean {
  return grip.first === 1 && !under && depth === undefined && grip.at.x === to.x && grip.at.y === to.y;
}

/** Returns whether one piece lies above another and covers part of it. */
function covers(pieces: readonly Piece[], upper: Piece, lower: Piece): boolean {
  if (upper.place.kind !== 'board' || lower.place.kind !== 'board') return false;
  const reach = (getBreadth(upper) + getBreadth(lower)) / 2;
  const [across, along] = [upper.place.x - lower.place.x, upper.place.y - lower.place.y];
  const isNear = Math.abs(across) < reach && Math.abs(along) < reach && (across !== 0 || along !== 0);
  return isNear && pieces.indexOf(upper) > pieces.indexOf(lower);
}

/** In spaces. */
function getBreadth({ kind }: Piece): number {
  return kind === 't' ? 2 : 1;
}

/** The captured pieces go into the box, and others take their place. */
export function capture(action: Action, move: Capture): Outcome {
  const { state } = action;
  const struck = findStruck(state, move);
  if (refused(struck)) return struck;
  const { victims, taken } = struck;
  const here = boardPlace(move.to);
  told(action, 'captured', victims, here, { kind: 'box' });
  told(action, 'capture', taken.held, boardPlace(move.grip.at), here);
  const rest = taken.rest.filter((piece) => !victims.includes(piece));
  const there = put(rest, moved(taken.held, move.to), { to: move.to, under: false });
  const all = [...there, ...victims.map((piece) => boxed(piece, state.seats))];
  return changedOpenly(action, accounted(all, state.seats));
}

/** The captured pieces, and those that take their place. */
function findStruck(
  { pieces }: PiecepackState,
  { grip, to, taken: which }: Capture,
): { readonly victims: readonly Piece[]; readonly taken: Held } | Refusal {
  if (which) {
    const struck = grasped(pieces, { at: to, ...which });
    if (refused(struck)) return struck;
    const taken = grasped(struck.rest, grip);
    return refused(taken) ? taken : { victims: struck.held, taken };
  }
  const taken = grasped(pieces, grip);
  if (refused(taken)) return taken;
  const victim = stackAt(taken.rest, to)[0];
  return victim ? { victims: [victim], taken } : no('nothingToCapture', { spot: printSpot(to) });
}

/** Two grips change places. */
export function swap(action: Action, { grip, other, raised }: Swap): Outcome {
  const { state, seat, emit } = action;
  const one = grasped(state.pieces, grip);
  if (refused(one)) return one;
  const two = grasped(state.pieces, other);
  if (refused(two)) return two;
  const isSame = grip.at.x === other.at.x && grip.at.y === other.at.y;
  const isShared = one.held.some((piece) => two.held.includes(piece));
  if (isShared || (isSame && !raised)) return no('sameSpot', { spot: printSpot(grip.at) });
  emit({ kind: 'swapped', seat, from: boardPlace(grip.at), to: boardPlace(other.at) });
  const exchange = raised ? exchangeOnTop : exchanged;
  return changedOpenly(action, exchange(state.pieces, one.held, two.held));
}

function exchanged(pieces: readonly Piece[], one: readonly Piece[], two: readonly Piece[]): Piece[] {
  const [first, second] = [one[0] as Piece, two[0] as Piece];
  return pieces.flatMap((piece) => {
    if (piece === first) return at(two, first.place);
    if (piece === second) return at(one, second.place);
    return one.includes(piece) || two.includes(piece) ? [] : [piece];
  });
}

function exchangeOnTop(pieces: readonly Piece[], one: readonly Piece[], two: readonly Piece[]): Piece[] {
  const [first, second] = [one[0] as Piece, two[0] as Piece];
  const rest = pieces.filter((piece) => !one.includes(piece) && !two.includes(piece));
  return [
    ...rest.filter(onBoard),
    ...at(one, second.place),
    ...at(two, first.place),
    ...rest.filter((piece) => !onBoard(piece)),
  ];
}

/** Into the own area, where only their owner sees them. */
export function hide(action: Action, grip: Grip): Outcome {
  const { state, seat } = action;
  const taken = grasped(state.pieces, grip);
  if (refused(taken)) return taken;
  const place: Place = { kind: 'area', seat };
  const learns = taken.held.some((piece) => !knowsAll(piece, seat));
  told(action, 'hide', taken.held, boardPlace(grip.at), place, learns);
  const change = learns ? changedForGood : changedOpenly;
  return change(action, [...taken.rest, ...taken.held.map((piece) => putAway(piece, place, [seat]))]);
}

/** Into the bag, where nobody knows them. */
export function bag(action: Action, grip: Grip): Outcome {
  const taken = grasped(action.state.pieces, grip);
  if (refused(taken)) return taken;
  const place: Place = { kind: 'bag' };
  told(action, 'bag', taken.held, boardPlace(grip.at), place);
  return changedOpenly(action, [...taken.rest, ...taken.held.map((piece) => putAway(piece, place, []))]);
}

/** From the box into the bag, known there or not, where nobody knows them any more. */
export function fill(action: Action, of: PieceKind | null): Outcome {
  const { state, seat, emit } = action;
  const goes = ({ kind, place }: Piece) => place.kind === 'box' && (of === null || kind === of);
  const count = state.pieces.filter(goes).length;
  if (count === 0)
    return of === null ? no('boxEmpty') : no('noneInBox', { piece: text(`piecepack:piece.${of}`) });
  emit({ kind: 'filled', seat, of, count });
  const filled = (piece: Piece) => (goes(piece) ? putAway(piece, { kind: 'bag' }, []) : piece);
  return changedOpenly(action, state.pieces.map(filled));
}

/** Back into the box. */
export function box(action: Action, grip: Grip): Outcome {
  const { pieces, seats } = action.state;
  const taken = grasped(pieces, grip);
  if (refused(taken)) return taken;
  told(action, 'box', taken.held, boardPlace(grip.at), { kind: 'box' });
  const all = [...taken.rest, ...taken.held.map((piece) => boxed(piece, seats))];
  return changedOpenly(action, accounted(all, seats));
}

function told(
  { seat, emit }: Action,
  how: How,
  held: readonly Piece[],
  from: Place,
  to: Place,
  learns = false,
): void {
  const own = learns ? held.map(nameOf) : null;
  emit({ kind: 'moved', seat, how, from, to, pieces: held.map(shown), own });
}

function moved(held: readonly Piece[], to: Spot): Piece[] {
  return at(held, boardPlace(to));
}

function at(held: readonly Piece[], place: Place): Piece[] {
  return held.map((piece) => ({ ...piece, place }));
}

function onBoard({ place }: Piece): boolean {
  return place.kind === 'board';
}

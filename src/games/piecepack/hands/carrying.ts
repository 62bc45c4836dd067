import type { Refusal } from '../../../engine/refusal.ts';
import { refused } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import { boardPlace, printSpot } from '../board.ts';
import { accounted, boxed, putAway } from '../chest.ts';
import { grasped, no, offTable, pieceAbove, put, stackAt } from '../grip.ts';
import { shown } from '../knowledge.ts';
import type { Carry, Grip, How, Piece, PieceKind, PiecepackState, Place, Spot } from '../types.ts';
import { nameOf } from '../words/names.ts';
import { type Action, changedForGood, changedOpenly } from './action.ts';
import { knowsAll } from './handling.ts';

type Outcome = PiecepackState | Refusal;

/** From one spot of the board to another. */
export function carry(action: Action, move: Carry): Outcome {
  const { state } = action;
  const { grip, to, under } = move;
  const taken = grasped(state.pieces, grip);
  if (refused(taken)) return taken;
  const off = offTable(to) ?? notAway(grip, to, under);
  if (off) return off;
  const above = pieceAbove(state.pieces, move);
  if (refused(above)) return above;
  if (above && taken.held.includes(above)) return no('sameSpot', { spot: printSpot(to) });
  told(action, under ? 'under' : 'move', taken.held, boardPlace(grip.at), boardPlace(to));
  return changedOpenly(action, put(taken.rest, moved(taken.held, to), to, under, above));
}

/** Pieces may change their height in their own spot, but not stay as they are. */
function notAway(grip: Grip, to: Spot, under: boolean): Refusal | null {
  const same = grip.at.x === to.x && grip.at.y === to.y;
  return same && grip.first === 1 && !under ? no('sameSpot', { spot: printSpot(to) }) : null;
}

/** What lay there on top goes into the box, and the pieces take its place. */
export function capture(action: Action, grip: Grip, to: Spot): Outcome {
  const { state } = action;
  const taken = grasped(state.pieces, grip);
  if (refused(taken)) return taken;
  const victim = stackAt(taken.rest, to)[0];
  if (!victim) return no('nothingToCapture', { spot: printSpot(to) });
  const here = boardPlace(to);
  told(action, 'captured', [victim], here, { kind: 'box' });
  told(action, 'capture', taken.held, boardPlace(grip.at), here);
  const rest = taken.rest.map((piece) => (piece === victim ? boxed(piece, state.seats) : piece));
  const sorted = [...rest.filter(onBoard), ...rest.filter((piece) => !onBoard(piece))];
  return changedOpenly(action, accounted(put(sorted, moved(taken.held, to), to, false), state.seats));
}

/** Two grips of different spots change places, each as high as the other was. */
export function swap(action: Action, grip: Grip, other: Grip): Outcome {
  const { state, seat, emit } = action;
  const one = grasped(state.pieces, grip);
  if (refused(one)) return one;
  const two = grasped(state.pieces, other);
  if (refused(two)) return two;
  if (grip.at.x === other.at.x && grip.at.y === other.at.y)
    return no('sameSpot', { spot: printSpot(grip.at) });
  emit({ kind: 'swapped', seat, from: boardPlace(grip.at), to: boardPlace(other.at) });
  return changedOpenly(action, exchanged(state.pieces, one.held, two.held));
}

function exchanged(pieces: readonly Piece[], one: readonly Piece[], two: readonly Piece[]): Piece[] {
  const [first, second] = [one[0] as Piece, two[0] as Piece];
  return pieces.flatMap((piece) => {
    if (piece === first) return at(two, first.place);
    if (piece === second) return at(one, second.place);
    return one.includes(piece) || two.includes(piece) ? [] : [piece];
  });
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

import { pickOne } from '../../../engine/chance.ts';
import { type Refusal, refused } from '../../../engine/refusal.ts';
import { boardPlace, covering, TILE_SPOTS } from '../board.ts';
import { boxed } from '../chest.ts';
import { findBeside, no, offTable, put } from '../grip.ts';
import { everybody, shown } from '../knowledge.ts';
import { isBoxedTile, laidOut } from '../setup.ts';
import { nameOf, pieceName } from '../text/names.ts';
import type { Draw, Lay, Layout, Piece, PiecepackState, Place, Show, Side, Spot } from '../types.ts';
import { type Action, changedForGood, changedOpenly } from './action.ts';

type Outcome = PiecepackState | Refusal;

/** From the box: a piece that everybody knows there, or one of its kind by chance. */
export function lay(action: Action, move: Lay): Outcome {
  const off = offTable(move.to);
  if (off) return off;
  const beside = findBeside(action.state.pieces, move);
  if (refused(beside)) return beside;
  return move.piece.suit === null ? layUnseen(action, move) : layKnown(action, move);
}

function layKnown(action: Action, move: Lay): Outcome {
  const { pieces } = action.state;
  const piece = pieces.find(
    ({ kind, suit, rank, place, known }) =>
      place.kind === 'box' &&
      known.length > 0 &&
      kind === move.piece.kind &&
      suit === move.piece.suit &&
      (kind === 'd' || rank === (move.piece.rank ?? 0)),
  );
  if (!piece) return no('notInBox', { piece: pieceName(move.piece) });
  return changedOpenly(action, laid(action, piece, move));
}

/** Who takes a piece unseen stirs the others of its kind, so that nobody knows any more which are left. */
function layUnseen(action: Action, move: Lay): Outcome {
  const { pieces } = action.state;
  const { kind } = move.piece;
  const boxedOnes = pieces.filter((piece) => piece.kind === kind && piece.place.kind === 'box');
  if (boxedOnes.length === 0) return no('noneInBox', { piece: pieceName({ kind, suit: null, rank: null }) });
  const piece = pickOne(action.chance, boxedOnes);
  const stirred = laid(action, piece, move).map((other) =>
    other.kind === kind && other.place.kind === 'box' ? { ...other, known: [] } : other,
  );
  return changedForGood(action, stirred);
}

function laid({ state, seat, emit }: Action, piece: Piece, move: Lay): readonly Piece[] {
  const side = sideOf(piece, move.side);
  const named = move.piece.suit !== null || shownWhole(piece, side);
  const known = named ? everybody(state.seats) : [];
  const rank = piece.kind === 'd' ? (move.piece.rank ?? 0) : piece.rank;
  const there: Piece = { ...piece, rank, place: boardPlace(move.to), side, angle: move.angle, known };
  const pieces = [move.piece.suit === null ? shown(there) : nameOf(there)];
  emit({ kind: 'moved', seat, how: 'lay', from: { kind: 'box' }, to: there.place, pieces, own: null });
  const beside = findBeside(state.pieces, move) as Piece | undefined;
  return put(without(state.pieces, piece), [there], move, beside);
}

/** From the bag by chance; face up onto the board, or into the own area. */
export function draw(action: Action, move: Draw): Outcome {
  const off = move.to && offTable(move.to);
  if (off) return off;
  const bag = action.state.pieces.filter(({ place }) => place.kind === 'bag');
  if (bag.length === 0) return no('emptyBag');
  const piece = pickOne(action.chance, bag);
  const there = drawn(action, piece, move);
  const rest = without(action.state.pieces, piece);
  return changedForGood(action, move.to === null ? [...rest, there] : putOnTop(rest, there, move.to));
}

function drawn({ state, seat, emit }: Action, piece: Piece, { to, side }: Draw): Piece {
  const from: Place = { kind: 'bag' };
  if (to === null) {
    const place: Place = { kind: 'area', seat };
    const hidden = { kind: piece.kind, suit: null, rank: null };
    emit({ kind: 'moved', seat, how: 'draw', from, to: place, pieces: [hidden], own: [nameOf(piece)] });
    return { ...piece, place, known: [seat] };
  }
  const there = openly(piece, covering(piece.kind, to), side, [], state.seats);
  emit({ kind: 'moved', seat, how: 'draw', from, to: there.place, pieces: [shown(there)], own: null });
  return there;
}

/** From the own area onto the board. */
export function show(action: Action, move: Show): Outcome {
  const { state, seat, emit } = action;
  const off = offTable(move.to);
  if (off) return off;
  const own = state.pieces.filter(({ place }) => place.kind === 'area' && place.seat === seat);
  const piece = own[move.index - 1];
  if (!piece) return no(own.length === 0 ? 'emptyArea' : 'notInArea', { count: own.length });
  if (move.side === 'b' && sideOf(piece, 'b') === 'f')
    return no('facesOnly', { piece: pieceName(nameOf(piece)) });
  const there = openly(piece, covering(piece.kind, move.to), move.side, piece.known, state.seats);
  const from: Place = { kind: 'area', seat };
  emit({ kind: 'moved', seat, how: 'show', from, to: there.place, pieces: [shown(there)], own: null });
  return changedForGood(action, putOnTop(without(state.pieces, piece), there, move.to));
}

/** The tiles of a layout, where no tile lies yet. */
export function setUp(action: Action, layout: Layout): Outcome {
  const { state, seat, chance, emit } = action;
  const needed = TILE_SPOTS[layout].length;
  if (needed === 0) return no('noLayout');
  if (state.pieces.some(({ kind, place }) => kind === 't' && place.kind === 'board')) return no('tilesLie');
  const count = state.pieces.filter(isBoxedTile).length;
  if (count < needed) return no('tooFewTiles', { needed, count });
  emit({ kind: 'laidOut', seat, layout });
  const { laid: _, ...bare } = changedForGood(action, laidOut(state.pieces, layout, chance));
  return bare;
}

/** Everything on the board goes back into the box. */
export function cleared(pieces: readonly Piece[], seats: number): readonly Piece[] {
  return pieces.map((piece) => (piece.place.kind === 'board' ? boxed(piece, seats) : piece));
}

function openly(piece: Piece, to: Spot, wanted: Side, known: readonly number[], seats: number): Piece {
  const side = sideOf(piece, wanted);
  return {
    ...piece,
    place: boardPlace(to),
    side,
    known: shownWhole(piece, side) ? everybody(seats) : known,
  };
}

function putOnTop(rest: readonly Piece[], piece: Piece, to: Spot): readonly Piece[] {
  return put(rest, [piece], { to, under: false });
}

/** Dice and pawns have faces only. */
function sideOf({ kind }: Piece, wanted: Side): Side {
  return kind === 't' || kind === 'c' ? wanted : 'f';
}

/** Whether everybody sees which piece it is. */
export function shownWhole({ kind }: Pick<Piece, 'kind'>, side: Side): boolean {
  return kind === 't' ? side === 'f' : kind !== 'c';
}

function without(pieces: readonly Piece[], piece: Piece): readonly Piece[] {
  return pieces.filter((other) => other !== piece);
}

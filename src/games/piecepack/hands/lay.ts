import { pickOne } from '../../../engine/chance.ts';
import { type Refusal, refused } from '../../../engine/refusal.ts';
import { computePieceSpot, createBoardPlace, TILE_SPOTS } from '../board.ts';
import { putIntoBox } from '../box.ts';
import { checkSpot, findAnchor, insertPieces, refuse } from '../grip.ts';
import { getAllSeats, getPublicIdentity } from '../knowledge.ts';
import { isBoxedTile, layOutTiles } from '../setup.ts';
import { getIdentity, getPieceName } from '../text/names.ts';
import type {
  DrawMove,
  LayMove,
  Layout,
  Piece,
  PiecepackState,
  Place,
  ShowMove,
  Side,
  Spot,
} from '../types.ts';
import { type Action, changeWithoutUndo, changeWithUndo } from './action.ts';

type Outcome = PiecepackState | Refusal;

/** Lays a piece from the box: one that everybody knows there, or a random one of its kind. */
export function lay(action: Action, move: LayMove): Outcome {
  const off = checkSpot(move.to);
  if (off) return off;
  const beside = findAnchor(action.state.pieces, move);
  if (refused(beside)) return beside;
  return move.piece.suit === null ? layUnseen(action, move) : layKnown(action, move);
}

function layKnown(action: Action, move: LayMove): Outcome {
  const { pieces } = action.state;
  const piece = pieces.find(
    ({ kind, suit, rank, place, known }) =>
      place.kind === 'box' &&
      known.length > 0 &&
      kind === move.piece.kind &&
      suit === move.piece.suit &&
      (kind === 'd' || rank === (move.piece.rank ?? 0)),
  );
  if (!piece) return refuse('notInBox', { piece: getPieceName(move.piece) });
  return changeWithUndo(action, layPiece(action, piece, move));
}

/** Lays an unseen piece. Taking it stirs the others of its kind, so the remaining ones become unknown. */
function layUnseen(action: Action, move: LayMove): Outcome {
  const { pieces } = action.state;
  const { kind } = move.piece;
  const boxedOnes = pieces.filter((piece) => piece.kind === kind && piece.place.kind === 'box');
  if (boxedOnes.length === 0)
    return refuse('noneInBox', { piece: getPieceName({ kind, suit: null, rank: null }) });
  const piece = pickOne(action.chance, boxedOnes);
  const stirred = layPiece(action, piece, move).map((other) =>
    other.kind === kind && other.place.kind === 'box' ? { ...other, known: [] } : other,
  );
  return changeWithoutUndo(action, stirred);
}

function layPiece({ state, seat, emit }: Action, piece: Piece, move: LayMove): readonly Piece[] {
  const side = getSide(piece, move.side);
  const named = move.piece.suit !== null || isShownWhole(piece, side);
  const known = named ? getAllSeats(state.seats) : [];
  const rank = piece.kind === 'd' ? (move.piece.rank ?? 0) : piece.rank;
  const there: Piece = { ...piece, rank, place: createBoardPlace(move.to), side, angle: move.angle, known };
  const pieces = [move.piece.suit === null ? getPublicIdentity(there) : getIdentity(there)];
  emit({ kind: 'moved', seat, how: 'lay', from: { kind: 'box' }, to: there.place, pieces, own: null });
  const beside = findAnchor(state.pieces, move) as Piece | undefined;
  return insertPieces(removePiece(state.pieces, piece), [there], move, beside);
}

/** Draws a random piece from the bag, face up onto the board, or into the player's own area. */
export function draw(action: Action, move: DrawMove): Outcome {
  const off = move.to && checkSpot(move.to);
  if (off) return off;
  const bag = action.state.pieces.filter(({ place }) => place.kind === 'bag');
  if (bag.length === 0) return refuse('emptyBag');
  const piece = pickOne(action.chance, bag);
  const there = placeDrawn(action, piece, move);
  const rest = removePiece(action.state.pieces, piece);
  return changeWithoutUndo(action, move.to === null ? [...rest, there] : putOnTop(rest, there, move.to));
}

function placeDrawn({ state, seat, emit }: Action, piece: Piece, { to, side }: DrawMove): Piece {
  const from: Place = { kind: 'bag' };
  if (to === null) {
    const place: Place = { kind: 'area', seat };
    const hidden = { kind: piece.kind, suit: null, rank: null };
    emit({ kind: 'moved', seat, how: 'draw', from, to: place, pieces: [hidden], own: [getIdentity(piece)] });
    return { ...piece, place, known: [seat] };
  }
  const there = placeOpenly(piece, computePieceSpot(piece.kind, to), side, [], state.seats);
  emit({
    kind: 'moved',
    seat,
    how: 'draw',
    from,
    to: there.place,
    pieces: [getPublicIdentity(there)],
    own: null,
  });
  return there;
}

/** Lays a piece from the player's own area onto the board. */
export function show(action: Action, move: ShowMove): Outcome {
  const { state, seat, emit } = action;
  const off = checkSpot(move.to);
  if (off) return off;
  const own = state.pieces.filter(({ place }) => place.kind === 'area' && place.seat === seat);
  const piece = own[move.index - 1];
  if (!piece) return refuse(own.length === 0 ? 'emptyArea' : 'notInArea', { count: own.length });
  if (move.side === 'b' && getSide(piece, 'b') === 'f')
    return refuse('facesOnly', { piece: getPieceName(getIdentity(piece)) });
  const there = placeOpenly(
    piece,
    computePieceSpot(piece.kind, move.to),
    move.side,
    piece.known,
    state.seats,
  );
  const from: Place = { kind: 'area', seat };
  emit({
    kind: 'moved',
    seat,
    how: 'show',
    from,
    to: there.place,
    pieces: [getPublicIdentity(there)],
    own: null,
  });
  return changeWithoutUndo(action, putOnTop(removePiece(state.pieces, piece), there, move.to));
}

/** Lays the tiles of a layout, if no tile lies on the board yet. */
export function setUpLayout(action: Action, layout: Layout): Outcome {
  const { state, seat, chance, emit } = action;
  const needed = TILE_SPOTS[layout].length;
  if (needed === 0) return refuse('noLayout');
  if (state.pieces.some(({ kind, place }) => kind === 't' && place.kind === 'board'))
    return refuse('tilesLie');
  const count = state.pieces.filter(isBoxedTile).length;
  if (count < needed) return refuse('tooFewTiles', { needed, count });
  emit({ kind: 'laidOut', seat, layout });
  const { laid: _, ...bare } = changeWithoutUndo(action, layOutTiles(state.pieces, layout, chance));
  return bare;
}

/** Moves everything on the board back into the box. */
export function clearBoard(pieces: readonly Piece[], seats: number): readonly Piece[] {
  return pieces.map((piece) => (piece.place.kind === 'board' ? putIntoBox(piece, seats) : piece));
}

function placeOpenly(piece: Piece, to: Spot, wanted: Side, known: readonly number[], seats: number): Piece {
  const side = getSide(piece, wanted);
  return {
    ...piece,
    place: createBoardPlace(to),
    side,
    known: isShownWhole(piece, side) ? getAllSeats(seats) : known,
  };
}

function putOnTop(rest: readonly Piece[], piece: Piece, to: Spot): readonly Piece[] {
  return insertPieces(rest, [piece], { to, under: false });
}

/** Returns the side that a piece lies on; dice and pawns have faces only. */
function getSide({ kind }: Piece, wanted: Side): Side {
  return kind === 't' || kind === 'c' ? wanted : 'f';
}

/** Returns whether everybody sees which piece it is. */
export function isShownWhole({ kind }: Pick<Piece, 'kind'>, side: Side): boolean {
  return kind === 't' ? side === 'f' : kind !== 'c';
}

function removePiece(pieces: readonly Piece[], piece: Piece): readonly Piece[] {
  return pieces.filter((other) => other !== piece);
}

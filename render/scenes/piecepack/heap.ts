import { getSpaces, REACH } from '../../../src/games/piecepack/board.ts';
import type { PieceKind, PiecepackView, SeenPiece } from '../../../src/games/piecepack/types.ts';

/** A piece on the board, in spaces: the middle of its ground, the height of its top, its sideways shift beside similar pieces. */
export interface LaidPiece {
  readonly piece: SeenPiece;
  readonly x: number;
  readonly y: number;
  readonly rise: number;
  readonly shift: number;
  /** Scale in parts of the usual size: several pieces on one space are smaller. */
  readonly scale: number;
}

/** Drawn columns and rows: number, and the first of each, which is 1 if nothing lies beside the board. */
export interface Extent {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly near: number;
}

/** Half the width of a piece, and its thickness above what is beneath it, in spaces. */
const HALF_WIDTH: Readonly<Record<PieceKind, number>> = { t: 1, c: 0.4, d: 0.35, p: 0.35 };
const THICKNESS: Readonly<Record<PieceKind, number>> = { t: 0.13, c: 0.13, d: 0, p: 0 };
/** Additional height of a piece on one that stands upright, in spaces. */
const UPRIGHT_RISE = 0.2;
/** Height up to which every piece counts in full, and maximum height of a heap, in spaces; pieces between are drawn ever closer. */
const FULL_HEIGHT = 0.62;
const MAX_HEIGHT = 1.15;
const TOLERANCE = 1e-6;

interface BoardPiece {
  readonly piece: SeenPiece;
  readonly x: number;
  readonly y: number;
}

/** Returns room for all pieces on the board, and at least for the usual board. */
export function getExtent(view: PiecepackView): Extent {
  const spots = findBoardPieces(view);
  const usual = getSpaces(view);
  const across = getReach(spots, 'x', usual.columns);
  const up = getReach(spots, 'y', usual.rows);
  return {
    columns: across.last + 1 - across.first,
    rows: up.last + 1 - up.first,
    left: across.first,
    near: up.first,
  };
}

/** Returns the first and the last column or row of the board or its pieces. */
function getReach(
  spots: readonly BoardPiece[],
  axis: 'x' | 'y',
  usual: number,
): { readonly first: number; readonly last: number } {
  const halves = spots.map((spot) => [spot[axis], HALF_WIDTH[spot.piece.kind]] as const);
  const first = Math.min(1, ...halves.map(([at, half]) => Math.floor(at - half + 0.5 + TOLERANCE)));
  const last = Math.max(usual, ...halves.map(([at, half]) => Math.ceil(at + half - 0.5 - TOLERANCE)));
  return { first: Math.max(first, axis === 'x' ? REACH.left : REACH.near), last };
}

/** Returns the pieces on the board in drawing order: lower before upper, far before near. */
export function heapPieces(view: PiecepackView): readonly LaidPiece[] {
  const { columns, rows, left, near } = getExtent(view);
  const spots = findBoardPieces(view).map(({ piece, x, y }) => ({
    piece,
    x: clampPlace(x, left, columns, HALF_WIDTH[piece.kind]),
    y: clampPlace(y, near, rows, HALF_WIDTH[piece.kind]),
  }));
  return sortByDepth(flattenHeap(stackPieces(spots)));
}

/** Returns how far the heaps protrude above the far edge of the board, in spaces. */
export function getOverhang(laid: readonly LaidPiece[], { rows, near }: Extent): number {
  return Math.max(0, ...laid.map((one) => one.y + HALF_WIDTH[one.piece.kind] + one.rise - rows - near + 0.5));
}

/** Returns whether a piece stands upright: several share a space side by side. */
export function isUpright({ kind }: SeenPiece): boolean {
  return kind === 'd' || kind === 'p';
}

function findBoardPieces(view: PiecepackView): BoardPiece[] {
  return view.pieces.flatMap((piece) =>
    piece.place.kind === 'board' ? [{ piece, x: piece.place.x, y: piece.place.y }] : [],
  );
}

function clampPlace(at: number, first: number, size: number, half: number): number {
  return Math.min(first + size - 0.5 - half, Math.max(first - 0.5 + half, at));
}

function isOverlapping(one: BoardPiece, other: BoardPiece): boolean {
  const apart = HALF_WIDTH[one.piece.kind] + HALF_WIDTH[other.piece.kind] - TOLERANCE;
  return Math.abs(one.x - other.x) < apart && Math.abs(one.y - other.y) < apart;
}

/** Lays each piece on the highest of those beneath it. */
function stackPieces(spots: readonly BoardPiece[]): LaidPiece[] {
  const laid: LaidPiece[] = [];
  for (const spot of spots) {
    const rise = Math.max(
      0,
      ...laid.filter((one) => isOverlapping(one, spot)).map((one) => getTopHeight(one, spot)),
    );
    laid.push({ ...spot, rise, ...getShare(spots, spot) });
  }
  return laid;
}

function getTopHeight(one: LaidPiece, above: BoardPiece): number {
  const beside = isUpright(one.piece) && isUpright(above.piece);
  return one.rise + THICKNESS[above.piece.kind] + (isUpright(one.piece) && !beside ? UPRIGHT_RISE : 0);
}

/** Distances and scales of several pieces that stand on one space. */
const SHARES = [
  { step: 0, scale: 1 },
  { step: 0, scale: 1 },
  { step: 0.5, scale: 0.76 },
  { step: 0.33, scale: 0.6 },
  { step: 0.24, scale: 0.52 },
] as const;
const CROWD_SHARE = { step: 0.1, scale: 0.5 };

function getShare(
  spots: readonly BoardPiece[],
  spot: BoardPiece,
): { readonly shift: number; readonly scale: number } {
  if (!isUpright(spot.piece)) return { shift: 0, scale: 1 };
  const beside = spots.filter((one) => isUpright(one.piece) && one.x === spot.x && one.y === spot.y);
  const { step, scale } = SHARES[beside.length] ?? CROWD_SHARE;
  return { shift: (beside.indexOf(spot) - (beside.length - 1) / 2) * step, scale };
}

function flattenHeap(laid: readonly LaidPiece[]): readonly LaidPiece[] {
  return laid.map((one) => (one.rise > FULL_HEIGHT ? { ...one, rise: compressHeight(one.rise) } : one));
}

function compressHeight(rise: number): number {
  const room = MAX_HEIGHT - FULL_HEIGHT;
  return FULL_HEIGHT + room * (1 - Math.exp((FULL_HEIGHT - rise) / room));
}

/** Sorts pieces: of those with nothing left beneath them the farthest comes first. */
function sortByDepth(laid: readonly LaidPiece[]): readonly LaidPiece[] {
  const order: LaidPiece[] = [];
  const left = [...laid];
  while (left.length > 0) {
    const free = left.filter((one, at) => !left.slice(0, at).some((beneath) => isOverlapping(beneath, one)));
    const next = free.reduce((far, one) => (getNearness(one) < getNearness(far) - TOLERANCE ? one : far));
    order.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return order;
}

function getNearness({ piece, y }: LaidPiece): number {
  return HALF_WIDTH[piece.kind] - y;
}

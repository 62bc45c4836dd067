import { REACH, spacesOf } from '../../../src/games/piecepack/board.ts';
import type { PieceKind, PiecepackView, SeenPiece } from '../../../src/games/piecepack/types.ts';

/** A piece on the board, in spaces: the middle of its ground, how high its top lies, how far it makes room for its like. */
export interface Laid {
  readonly piece: SeenPiece;
  readonly x: number;
  readonly y: number;
  readonly rise: number;
  readonly shift: number;
  /** In parts of its usual size: several that stand on one space are smaller. */
  readonly scale: number;
}

/** Columns and rows that are drawn: how many, and the first of each, which is 1 where nothing lies beside the board. */
export interface Extent {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly near: number;
}

/** Half the width of a piece, and how much higher than what is beneath it its top lies; in spaces. */
const HALF: Readonly<Record<PieceKind, number>> = { t: 1, c: 0.4, d: 0.35, p: 0.35 };
const THICK: Readonly<Record<PieceKind, number>> = { t: 0.13, c: 0.13, d: 0, p: 0 };
/** How much higher than its ground lies what is on something that stands. */
const UPRIGHT = 0.2;
/** As high as this every piece counts in full; what is above lies closer and closer, and no heap is drawn higher; in spaces. */
const TRUE = 0.62;
const HIGHEST = 1.15;
const HAIR = 1e-6;

interface Spot {
  readonly piece: SeenPiece;
  readonly x: number;
  readonly y: number;
}

/** Room for all pieces on the board, and for the usual board at least. */
export function extent(view: PiecepackView): Extent {
  const spots = onBoard(view);
  const usual = spacesOf(view);
  const across = reach(spots, 'x', usual.columns);
  const up = reach(spots, 'y', usual.rows);
  return {
    columns: across.last + 1 - across.first,
    rows: up.last + 1 - up.first,
    left: across.first,
    near: up.first,
  };
}

/** The first and the last column or row that anything lies on, or that the board has. */
function reach(
  spots: readonly Spot[],
  axis: 'x' | 'y',
  usual: number,
): { readonly first: number; readonly last: number } {
  const halves = spots.map((spot) => [spot[axis], HALF[spot.piece.kind]] as const);
  const first = Math.min(1, ...halves.map(([at, half]) => Math.floor(at - half + 0.5 + HAIR)));
  const last = Math.max(usual, ...halves.map(([at, half]) => Math.ceil(at + half - 0.5 - HAIR)));
  return { first: Math.max(first, axis === 'x' ? REACH.left : REACH.near), last };
}

/** The pieces on the board in the order in which they are painted: what is beneath before what is above, the far before the near. */
export function heaped(view: PiecepackView): readonly Laid[] {
  const { columns, rows, left, near } = extent(view);
  const spots = onBoard(view).map(({ piece, x, y }) => ({
    piece,
    x: within(x, left, columns, HALF[piece.kind]),
    y: within(y, near, rows, HALF[piece.kind]),
  }));
  return painted(flattened(risen(spots)));
}

/** How far the heaps stand out above the far edge of the board, in spaces. */
export function overhang(laid: readonly Laid[], { rows, near }: Extent): number {
  return Math.max(0, ...laid.map((one) => one.y + HALF[one.piece.kind] + one.rise - rows - near + 0.5));
}

/** Whether a piece stands upright: several share a space side by side. */
export function stands({ kind }: SeenPiece): boolean {
  return kind === 'd' || kind === 'p';
}

function onBoard(view: PiecepackView): Spot[] {
  return view.pieces.flatMap((piece) =>
    piece.place.kind === 'board' ? [{ piece, x: piece.place.x, y: piece.place.y }] : [],
  );
}

function within(at: number, first: number, size: number, half: number): number {
  return Math.min(first + size - 0.5 - half, Math.max(first - 0.5 + half, at));
}

function overlap(one: Spot, other: Spot): boolean {
  const apart = HALF[one.piece.kind] + HALF[other.piece.kind] - HAIR;
  return Math.abs(one.x - other.x) < apart && Math.abs(one.y - other.y) < apart;
}

/** Lies each piece on the highest of those beneath it. */
function risen(spots: readonly Spot[]): Laid[] {
  const laid: Laid[] = [];
  for (const spot of spots) {
    const rise = Math.max(0, ...laid.filter((one) => overlap(one, spot)).map((one) => top(one, spot)));
    laid.push({ ...spot, rise, ...fanned(spots, spot) });
  }
  return laid;
}

function top(one: Laid, above: Spot): number {
  const beside = stands(one.piece) && stands(above.piece);
  return one.rise + THICK[above.piece.kind] + (stands(one.piece) && !beside ? UPRIGHT : 0);
}

/** How several that stand on one space share it: how far apart, and how large each is. */
const SHARES = [
  { step: 0, scale: 1 },
  { step: 0, scale: 1 },
  { step: 0.5, scale: 0.76 },
  { step: 0.33, scale: 0.6 },
  { step: 0.24, scale: 0.52 },
] as const;
const CROWD = { step: 0.1, scale: 0.5 };

function fanned(spots: readonly Spot[], spot: Spot): { readonly shift: number; readonly scale: number } {
  if (!stands(spot.piece)) return { shift: 0, scale: 1 };
  const beside = spots.filter((one) => stands(one.piece) && one.x === spot.x && one.y === spot.y);
  const { step, scale } = SHARES[beside.length] ?? CROWD;
  return { shift: (beside.indexOf(spot) - (beside.length - 1) / 2) * step, scale };
}

function flattened(laid: readonly Laid[]): readonly Laid[] {
  return laid.map((one) => (one.rise > TRUE ? { ...one, rise: pressed(one.rise) } : one));
}

function pressed(rise: number): number {
  const room = HIGHEST - TRUE;
  return TRUE + room * (1 - Math.exp((TRUE - rise) / room));
}

/** Of those with nothing left beneath them the farthest comes first. */
function painted(laid: readonly Laid[]): readonly Laid[] {
  const order: Laid[] = [];
  const left = [...laid];
  while (left.length > 0) {
    const free = left.filter((one, at) => !left.slice(0, at).some((beneath) => overlap(beneath, one)));
    const next = free.reduce((far, one) => (nearness(one) < nearness(far) - HAIR ? one : far));
    order.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return order;
}

function nearness({ piece, y }: Laid): number {
  return HALF[piece.kind] - y;
}

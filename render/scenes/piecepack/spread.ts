import type { PieceKind, SeenPiece } from '../../../src/games/piecepack/types.ts';

/** How wide a piece is in the tray, in spaces. */
const WIDE: Readonly<Record<PieceKind, number>> = { t: 2.2, c: 1.6, d: 1.4, p: 1.45 };
/** A space in the tray, from the usual one to the smallest, in pixels; and how many rows it may take. */
const UNITS = [
  [42, 1],
  [36, 2],
  [28, 2],
  [22, 3],
  [17, 4],
] as const;

/** Pieces side by side. */
export interface Spread {
  /** A space in pixels. */
  readonly unit: number;
  readonly rows: readonly (readonly SeenPiece[])[];
}

/** How wide a piece is there, in pixels. */
export function widthOf({ kind }: SeenPiece, unit: number): number {
  return WIDE[kind] * unit;
}

/** The pieces in as few rows as they fit into, as large as they can be. */
export function rowsOf(pieces: readonly SeenPiece[], width: number): Spread {
  for (const [unit, most] of UNITS) {
    const rows = broken(pieces, unit, width - 40);
    if (rows.length <= most) return { unit, rows };
  }
  return { unit: 15, rows: broken(pieces, 15, width - 40) };
}

function broken(pieces: readonly SeenPiece[], unit: number, width: number): SeenPiece[][] {
  const rows: SeenPiece[][] = [];
  let used = width;
  for (const piece of pieces) {
    const wide = widthOf(piece, unit);
    if (used + wide > width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(piece);
    used += wide;
  }
  return rows;
}

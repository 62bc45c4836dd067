import type { PieceKind, SeenPiece } from '../../../src/games/piecepack/types.ts';

/** Width of a piece in the tray, in spaces. */
const WIDTHS: Readonly<Record<PieceKind, number>> = { t: 2.2, c: 1.6, d: 1.55, p: 1.5 };
/** Pieces in rows. */
interface TrayRows {
  /** Width of a space in pixels. */
  readonly unit: number;
  readonly rows: readonly (readonly SeenPiece[])[];
}

/** Returns the width of a piece in the tray, in pixels. */
export function getPieceWidth({ kind }: SeenPiece, unit: number): number {
  return WIDTHS[kind] * unit;
}

/** Fits the pieces into as few rows as possible at the largest size of `units` (pixels), each with its maximum number of rows. */
export function fitRows(
  pieces: readonly SeenPiece[],
  width: number,
  units: readonly (readonly [unit: number, rows: number])[],
): TrayRows {
  for (const [unit, most] of units) {
    const rows = breakRows(pieces, unit, width - 40);
    if (rows.length <= most) return { unit, rows };
  }
  return { unit: 15, rows: breakRows(pieces, 15, width - 40) };
}

function breakRows(pieces: readonly SeenPiece[], unit: number, width: number): SeenPiece[][] {
  const rows: SeenPiece[][] = [];
  let used = width;
  for (const piece of pieces) {
    const wide = getPieceWidth(piece, unit);
    if (used + wide > width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(piece);
    used += wide;
  }
  return rows;
}

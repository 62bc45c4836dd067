import type { Tile } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { type Field, toTablePixels } from './field.ts';
import { getStepAhead, getTileCentre } from './track-geometry.ts';

/** A drawing repeated on many tiles. */
interface TilePrint {
  /** Cache key of everything that it depends on beside the size of a tile, the direction and the style. */
  readonly key: string;
  /** Width in spaces; 2 is the tile. */
  readonly wide: number;
  /** Distance of its middle beyond the middle of the tile, in spaces; 0 if omitted. */
  readonly beyond?: number;
  /** Draws it with x from −cell to cell for the tile, its exit edge to the right. */
  draw(pen: Pen, cell: number): void;
}

/** Prints on a tile, rotated to the direction of the track. */
export function printTile(
  pen: Pen,
  on: Field,
  track: readonly Tile[],
  at: number,
  { key, wide, beyond = 0, draw }: TilePrint,
): void {
  const tile = track[at];
  if (!tile) return;
  const { x, y } = toTablePixels(on, getTileCentre(tile));
  const along = getStepAhead(track, at);
  const [right, down] = [along.x * beyond * on.cell, -along.y * beyond * on.cell];
  stamp(pen, `motox/${key}/${along.x},${along.y}`, on.cell * wide, x + right, y + down, (pen) =>
    withTurn(pen, -right, -down, Math.atan2(-along.y, along.x), () => draw(pen, on.cell)),
  );
}

/** Draws round the middle of a tile, its exit edge to the right: x from −cell to cell is the tile. */
export function inTile(
  pen: Pen,
  on: Field,
  track: readonly Tile[],
  at: number,
  draw: (cell: number) => void,
): void {
  const tile = track[at];
  if (!tile) return;
  const { x, y } = toTablePixels(on, getTileCentre(tile));
  const along = getStepAhead(track, at);
  withTurn(pen, x, y, Math.atan2(-along.y, along.x), () => draw(on.cell));
}

/** Draws with a rotated and moved pen, then restores it. */
export function withTurn(pen: Pen, x: number, y: number, angle: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  draw();
  pen.restore();
}

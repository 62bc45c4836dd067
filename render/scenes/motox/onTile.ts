import type { Tile } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { type Field, onTable } from './field.ts';

import { ahead, centre } from './way.ts';

/** Draws round the middle of a tile, its exit edge to the right: x from −cell to cell is the tile. */
export function onTile(
  pen: Pen,
  on: Field,
  track: readonly Tile[],
  at: number,
  draw: (cell: number) => void,
): void {
  const tile = track[at];
  if (!tile) return;
  const { x, y } = onTable(on, centre(tile));
  const along = ahead(track, at);
  turned(pen, x, y, Math.atan2(-along.y, along.x), () => draw(on.cell));
}

/** Draws with a pen turned and moved, and sets it back. */
export function turned(pen: Pen, x: number, y: number, angle: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  draw();
  pen.restore();
}

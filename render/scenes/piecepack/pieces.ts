import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { dusk } from './dusk.ts';
import { type Field, middle } from './field.ts';
import type { Laid } from './heap.ts';
import { piece } from './piece.ts';

/** All pieces on the board; dusk falls on the tiles that lie flat, not on what is on them. */
export function pieces(pen: Pen, on: Field, boxes: Boxes): void {
  const flat = on.laid.filter(isFlat);
  for (const laid of flat) drawn(pen, on, laid);
  dusk(pen, on);
  for (const laid of on.laid) if (!isFlat(laid)) drawn(pen, on, laid);
  for (const laid of on.laid) boxes.note('piece', laid.piece.key, ground(on, laid));
}

/** A tile with nothing beneath it. */
function isFlat({ piece, rise }: Laid): boolean {
  return piece.kind === 't' && rise === 0;
}

function drawn(pen: Pen, on: Field, laid: Laid): void {
  const { x, y } = spot(on, laid);
  piece(pen, laid.piece, x, y, on.cell * laid.scale);
}

/** The middle of a piece's top, in pixels. */
export function spot(on: Field, laid: Laid): Point {
  return middle(on, laid.x + laid.shift, laid.y + laid.rise);
}

/** The square that a piece takes up. */
export function ground(on: Field, laid: Laid): Rect {
  const { x, y } = spot(on, laid);
  const half = on.as.reach[laid.piece.kind] * on.cell * laid.scale;
  return { x: x - half, y: y - half, width: half * 2, height: half * 2 };
}

import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { type Field, middle } from './field.ts';
import type { Laid } from './heap.ts';
import { piece } from './piece.ts';

/** All pieces on the board. */
export function pieces(pen: Pen, on: Field, boxes: Boxes): void {
  for (const laid of on.laid) {
    const { x, y } = spot(on, laid);
    piece(pen, laid.piece, x, y, on.cell * laid.scale);
    boxes.note('piece', laid.piece.key, ground(on, laid));
  }
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

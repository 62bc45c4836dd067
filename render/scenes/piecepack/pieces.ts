import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { frame } from '../../kit/marks.ts';
import { dusk } from './dusk.ts';
import { type Field, middle } from './field.ts';
import type { Laid } from './heap.ts';
import { piece } from './piece.ts';

/**
 * All pieces on the board; dusk falls on the tiles that lie flat, not on what is on them. Those that may be chosen, by
 * their keys, have a frame: a tile on itself, others below.
 */
export function pieces(pen: Pen, on: Field, wanted: ReadonlySet<string>, boxes: Boxes): void {
  const shown = (laid: Laid) => {
    const chosen = wanted.has(laid.piece.key);
    if (chosen && laid.piece.kind !== 't') frame(pen, roomy(on, ground(on, laid)), ROUND);
    drawn(pen, on, laid);
    if (chosen && laid.piece.kind === 't') frame(pen, ground(on, laid), ROUND);
  };
  const flat = on.laid.filter(isFlat);
  for (const laid of flat) shown(laid);
  dusk(pen, on);
  for (const laid of on.laid) if (!isFlat(laid)) shown(laid);
  for (const laid of on.laid) boxes.note('piece', laid.piece.key, ground(on, laid));
}

/** Of a frame. */
const ROUND = 11;

/** A small piece with the space round it: its letter leaves it in sight. */
export function roomy(on: Field, { x, y, width, height }: Rect): Rect {
  const more = Math.max(0, (on.cell - 6 - width) / 2);
  return { x: x - more, y: y - more, width: width + more * 2, height: height + more * 2 };
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

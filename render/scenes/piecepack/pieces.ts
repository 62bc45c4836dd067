import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { circle, fill, line } from '../../kit/shapes.ts';
import { stamp } from '../../kit/stamps.ts';
import { write } from '../../kit/words.ts';
import { type Field, middle } from './field.ts';
import { type Laid, stands } from './heap.ts';
import { piece, REACH } from './piece.ts';

/** So many tiles on each other are counted; fewer can be seen. */
const TILES = 3;

/** All pieces on the board. */
export function pieces(pen: Pen, on: Field, boxes: Boxes): void {
  for (const laid of on.laid) {
    const { x, y } = spot(on, laid);
    piece(pen, laid.piece, x, y, on.cell * laid.scale);
    boxes.note('piece', laid.piece.key, ground(on, laid));
  }
}

/** How many lie where several do. */
export function heights(pen: Pen, on: Field, boxes: Boxes): void {
  for (const heap of heaps(on.laid)) counted(pen, on, heap, boxes);
}

/** The middle of a piece's top, in pixels. */
export function spot(on: Field, laid: Laid): { readonly x: number; readonly y: number } {
  const { x, y } = middle(on, laid.x + laid.shift, laid.y + laid.rise);
  return { x, y };
}

/** The square that a piece takes up. */
export function ground(on: Field, laid: Laid): Rect {
  const { x, y } = spot(on, laid);
  const half = REACH[laid.piece.kind] * on.cell * laid.scale;
  return { x: x - half, y: y - half, width: half * 2, height: half * 2 };
}

/** Pieces in one place: tiles by themselves, as they carry several such places. */
function heaps(laid: readonly Laid[]): readonly (readonly Laid[])[] {
  const groups = new Map<string, Laid[]>();
  for (const one of laid) {
    const key = `${one.piece.kind === 't'}/${one.x}/${one.y}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].filter(isHeap);
}

/** What stands side by side can be counted by itself. */
function isHeap(group: readonly Laid[]): boolean {
  if (group[0]?.piece.kind === 't') return group.length >= TILES;
  return group.length > 1 && !group.every(({ piece }) => stands(piece));
}

/** The number of pieces at the lower left of the highest. */
function counted(pen: Pen, on: Field, heap: readonly Laid[], boxes: Boxes): void {
  const highest = heap.at(-1);
  if (!highest) return;
  const radius = Math.max(11, Math.round(on.cell * 0.17));
  const reach = (highest.piece.kind === 't' ? 0.86 : 0.36) * on.cell;
  const top = middle(on, highest.x, highest.y + highest.rise);
  const at = { x: top.x - reach, y: top.y + reach };
  boxes.note('piece', 'height', {
    x: at.x - radius,
    y: at.y - radius,
    width: radius * 2,
    height: radius * 2,
  });
  stamp(pen, `height/${heap.length}/${radius}`, radius * 2.2, at.x, at.y, (on) => {
    circle(on, 0, 0, radius - 1);
    fill(on, hues(pen).white);
    line(on, hues(pen).ink, 2);
    const size = radius * (heap.length > 9 ? 1.15 : 1.45);
    write(on, String(heap.length), 0, 0, { size, colour: hues(pen).ink, align: 'center' });
  });
}

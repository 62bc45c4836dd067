import type { Pen } from '../canvas.ts';
import type { PictureRequest } from '../request.ts';
import type { Boxes, Rect } from './boxes.ts';
import { hues } from './colours.ts';
import { plateGlow } from './plate.ts';
import { circle, fill, line } from './shapes.ts';

/** So far apart pieces of confetti lie along the edge of a plate, and so large they are, in pixels. */
const APART = 25;
const SIZE = 8;
/** So far from the edge of the picture its middle stays, in pixels: it is seen whole, with air round it. */
const CLEAR = 14;

/** Rings the plates of the winners and strews confetti round them; nothing where nobody is ahead of anybody. */
export function celebrate(pen: Pen, { places }: PictureRequest, boxes: Boxes): void {
  const winners = (places ?? []).filter(({ place }) => place === 1);
  if (winners.length === places?.length) return;
  for (const { seat } of winners) {
    const plate = boxes.list('plate').find(({ name }) => name === `plate ${seat}`);
    if (plate) celebrated(pen, plate, boxes);
  }
}

function celebrated(pen: Pen, plate: Rect, boxes: Boxes): void {
  plateGlow(pen, plate);
  const length = 2 * (plate.width + plate.height);
  const count = Math.floor(length / APART);
  for (let nth = 0; nth < count; nth++) {
    const at = offEdges(along(plate, (length * nth) / count, out(nth)), boxes);
    if (isFree(at, boxes)) piece(pen, at.x, at.y, nth);
  }
}

interface At {
  readonly x: number;
  readonly y: number;
}

/** How far out a piece lies: strewn, and the same in every picture. */
function out(nth: number): number {
  return ((nth * 7) % 5) * 4 - 4;
}

/** A place so far along the edge, from the left upper corner clockwise, and so far outside of it. */
function along({ x, y, width, height }: Rect, way: number, out: number): At {
  if (way < width) return { x: x + way, y: y - out };
  if (way < width + height) return { x: x + width + out, y: y + way - width };
  if (way < 2 * width + height) return { x: x + 2 * width + height - way, y: y + height + out };
  return { x: x - out, y: y + 2 * (width + height) - way };
}

/** The place, or the next one to it that is clear of the edges of the picture. */
function offEdges({ x, y }: At, { width, height }: Boxes): At {
  const clear = (at: number, long: number) => Math.min(Math.max(at, CLEAR), long - CLEAR);
  return { x: clear(x, width), y: clear(y, height) };
}

/** On nothing that is to be read. */
function isFree({ x, y }: At, boxes: Boxes): boolean {
  const read = boxes.list().filter(({ kind }) => kind === 'text' || kind === 'badge' || kind === 'piece');
  return !read.some((box) => touches(box, x, y));
}

function touches(box: Rect, x: number, y: number): boolean {
  const [across, down] = [x - box.x, y - box.y];
  return across > -SIZE && down > -SIZE && across < box.width + SIZE && down < box.height + SIZE;
}

/** A piece of confetti: a dot, a square or a triangle, one after the other. */
export function piece(pen: Pen, x: number, y: number, nth: number): void {
  if (nth % 3 === 0) circle(pen, x, y, SIZE * 0.8);
  else cornered(pen, x, y, nth % 3 === 1 ? 4 : 3, nth);
  line(pen, hues(pen).ink, 3);
  fill(pen, [hues(pen).glow, ...hues(pen).suits][nth % (hues(pen).suits.length + 1)] ?? hues(pen).glow);
}

function cornered(pen: Pen, x: number, y: number, corners: number, turned: number): void {
  pen.beginPath();
  for (let corner = 0; corner < corners; corner++) {
    const angle = turned + (corner * 2 * Math.PI) / corners;
    pen.lineTo(x + SIZE * Math.cos(angle), y + SIZE * Math.sin(angle));
  }
  pen.closePath();
  pen.lineJoin = 'round';
}

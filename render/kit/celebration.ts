import type { Pen } from '../canvas.ts';
import type { PictureRequest } from '../request.ts';
import type { Boxes, Rect } from './boxes.ts';
import { getKitHues } from './colours.ts';
import { drawPlateGlow } from './plate.ts';
import { beginCircle, fill, strokeOutline } from './shapes.ts';

/** Distance between pieces of confetti along the edge of a plate, and their size, in pixels. */
const CONFETTI_SPACING = 25;
const CONFETTI_SIZE = 8;
/** Minimum distance of a piece's middle from the edge of the picture, in pixels: it is seen whole, with some room round it. */
const EDGE_CLEARANCE = 14;

/** Rings the plates of the winners and strews confetti round them; draws nothing if all places are equal. */
export function celebrate(pen: Pen, { places }: PictureRequest, boxes: Boxes): void {
  const winners = (places ?? []).filter(({ place }) => place === 1);
  if (winners.length === places?.length) return;
  for (const { seat } of winners) {
    const plate = boxes.list('plate').find(({ name }) => name === `plate ${seat}`);
    if (plate) celebratePlate(pen, plate, boxes);
  }
}

function celebratePlate(pen: Pen, plate: Rect, boxes: Boxes): void {
  drawPlateGlow(pen, plate);
  const length = 2 * (plate.width + plate.height);
  const count = Math.floor(length / CONFETTI_SPACING);
  for (let nth = 0; nth < count; nth++) {
    const at = moveOffEdges(
      findPlaceAlongEdge(plate, (length * nth) / count, getConfettiDistance(nth)),
      boxes,
    );
    if (isFree(at, boxes)) drawConfetti(pen, at.x, at.y, nth);
  }
}

interface ConfettiPlace {
  readonly x: number;
  readonly y: number;
}

/** Returns how far outside the plate a piece lies: scattered, and the same in every picture. */
function getConfettiDistance(nth: number): number {
  return ((nth * 7) % 5) * 4 - 4;
}

/** Returns a place `way` pixels along the edge, clockwise from the upper left corner, and `out` pixels outside of it. */
function findPlaceAlongEdge({ x, y, width, height }: Rect, way: number, out: number): ConfettiPlace {
  if (way < width) return { x: x + way, y: y - out };
  if (way < width + height) return { x: x + width + out, y: y + way - width };
  if (way < 2 * width + height) return { x: x + 2 * width + height - way, y: y + height + out };
  return { x: x - out, y: y + 2 * (width + height) - way };
}

/** Returns the place, or the nearest one that is clear of the edges of the picture. */
function moveOffEdges({ x, y }: ConfettiPlace, { width, height }: Boxes): ConfettiPlace {
  const clear = (at: number, long: number) => Math.min(Math.max(at, EDGE_CLEARANCE), long - EDGE_CLEARANCE);
  return { x: clear(x, width), y: clear(y, height) };
}

/** Returns whether the place covers nothing that has to be read. */
function isFree({ x, y }: ConfettiPlace, boxes: Boxes): boolean {
  const read = boxes.list().filter(({ kind }) => kind === 'text' || kind === 'badge' || kind === 'piece');
  return !read.some((box) => isTouching(box, x, y));
}

function isTouching(box: Rect, x: number, y: number): boolean {
  const [across, down] = [x - box.x, y - box.y];
  return (
    across > -CONFETTI_SIZE &&
    down > -CONFETTI_SIZE &&
    across < box.width + CONFETTI_SIZE &&
    down < box.height + CONFETTI_SIZE
  );
}

/** Draws a piece of confetti: a dot, a square or a triangle in turn. */
export function drawConfetti(pen: Pen, x: number, y: number, nth: number): void {
  if (nth % 3 === 0) beginCircle(pen, x, y, CONFETTI_SIZE * 0.8);
  else drawPolygon(pen, x, y, nth % 3 === 1 ? 4 : 3, nth);
  strokeOutline(pen, getKitHues(pen).ink, 3);
  fill(
    pen,
    [getKitHues(pen).glow, ...getKitHues(pen).suits][nth % (getKitHues(pen).suits.length + 1)] ??
      getKitHues(pen).glow,
  );
}

function drawPolygon(pen: Pen, x: number, y: number, corners: number, turned: number): void {
  pen.beginPath();
  for (let corner = 0; corner < corners; corner++) {
    const angle = turned + (corner * 2 * Math.PI) / corners;
    pen.lineTo(x + CONFETTI_SIZE * Math.cos(angle), y + CONFETTI_SIZE * Math.sin(angle));
  }
  pen.closePath();
  pen.lineJoin = 'round';
}

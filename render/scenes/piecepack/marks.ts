import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import { badge } from '../../kit/badge.ts';
import type { Box, Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { circle, fill, line, rounded } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import type { Field } from './field.ts';
import { type Target, targetOf } from './targets.ts';

/** What may be chosen, each place once, with the mark of its button. */
export function marks(pen: Pen, request: PictureRequest, on: Field, boxes: Boxes): void {
  const places = new Map(request.marks.map(({ at, mark }) => [at, mark]));
  for (const [at, mark] of places) {
    const target = targetOf(on, at, boxes);
    if (target) marked(pen, on, target, mark, boxes);
  }
}

function marked(pen: Pen, on: Field, target: Target, mark: string, boxes: Boxes): void {
  if (target.kind === 'space') framed(pen, target.rect);
  const { most, least, part } = on.as.badge;
  const radius = Math.max(least, Math.min(most, Math.round(on.cell * part)));
  const wanted = preferred(target, radius);
  const spot = free(boxes, wanted, radius);
  if (!wanted.includes(spot)) led(pen, spot, target.rect);
  badge(pen, boxes, mark, spot.x, spot.y, radius);
}

/** From a badge that found no room at its piece: a line to it. */
function led(pen: Pen, from: Point, { x, y, width, height }: Rect): void {
  const to = { x: x + width / 2, y: y + height / 2 };
  pen.beginPath();
  pen.moveTo(from.x, from.y);
  pen.lineTo(to.x, to.y);
  pen.lineCap = 'round';
  line(pen, hues(pen).white, 7);
  line(pen, hues(pen).badge, 3.5);
  circle(pen, to.x, to.y, 6);
  line(pen, hues(pen).white, 3);
  fill(pen, hues(pen).badge);
}

/** Of a bare space, so that its edge shows which one is meant. */
function framed(pen: Pen, { x, y, width, height }: Rect): void {
  rounded(pen, x, y, width, height, 10);
  line(pen, hues(pen).badge, 4);
}

/** The middle of a bare place and of a tile; of another a corner of its space where it hides little, then its other corners and sides. */
function preferred({ kind, rect: { x, y, width, height } }: Target, radius: number): readonly Point[] {
  const inset = kind === 'piece' || kind === 'die' ? radius * 0.8 : Math.min(8, width * 0.1);
  const [left, right, high, low] = [x + inset, x + width - inset, y + inset, y + height - inset];
  const [near, far] = kind === 'hand' || kind === 'die' ? [right, left] : [left, right];
  const centre = { x: x + width / 2, y: y + height / 2 };
  const corners = [
    { x: near, y: high },
    { x: far, y: high },
    { x: right, y: low },
    { x: left, y: low },
    { x: centre.x, y: high },
    { x: centre.x, y: low },
  ];
  if (kind === 'tile') return [centre, { x: centre.x, y: high }, ...corners];
  return kind === 'space' || kind === 'line' ? [centre, ...corners] : corners;
}

/** The first of these that covers no other badge and is whole in the picture; else the nearest such place. */
function free(boxes: Boxes, wanted: readonly Point[], radius: number): Point {
  const fits = (at: Point): boolean => isFree(boxes, at, radius);
  const first = wanted[0] ?? { x: 0, y: 0 };
  return wanted.find(fits) ?? around(first, radius).find(fits) ?? first;
}

/** Covers no badge, no text, no token of a trace. */
function isFree(boxes: Boxes, { x, y }: Point, radius: number): boolean {
  const edge = radius + 1;
  if (x < edge || y < edge || x > boxes.width - edge || y > boxes.height - edge) return false;
  return !boxes.list().some((box) => isKept(box) && near(box, x, y, radius));
}

function isKept({ kind, name }: Box): boolean {
  return kind === 'badge' || kind === 'text' || name === 'height' || name === 'token';
}

function near(box: Rect, x: number, y: number, radius: number): boolean {
  const across = Math.abs(box.x + box.width / 2 - x) < radius + box.width / 2;
  return across && Math.abs(box.y + box.height / 2 - y) < radius + box.height / 2;
}

/** Places round a point, nearer ones first. */
function around({ x, y }: Point, radius: number): readonly Point[] {
  return Array.from({ length: 12 * 24 }, (_, at) => {
    const far = radius * (1 + Math.floor(at / 12) * 0.75);
    const angle = (at % 12) * (Math.PI / 6);
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
  });
}

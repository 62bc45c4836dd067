import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import { badge } from '../../kit/badge.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { circle, fill, line } from '../../kit/shapes.ts';
import { at } from './curves.ts';
import { measuresOf } from './measures.ts';
import type { ChancesGift, ChancesView } from './types.ts';

/** From what might have been to what was. */
interface Fall {
  readonly from: Point;
  readonly to: Point;
}

/** What was given away, with the number under which it is told. */
export function gifts(pen: Pen, view: ChancesView, field: Rect, boxes: Boxes): void {
  const falls = view.gifts.map((gift) => fallOf(view, gift, field));
  for (const fall of falls) fallen(pen, fall);
  for (const [nth, fall] of falls.entries()) numbered(pen, String(nth + 1), fall, field, boxes);
}

function fallOf(view: ChancesView, { number, made, best }: ChancesGift, field: Rect): Fall {
  return { from: at(field, view, number, best), to: at(field, view, number, made) };
}

function fallen(pen: Pen, { from, to }: Fall): void {
  pen.beginPath();
  pen.moveTo(from.x, from.y);
  pen.lineTo(to.x, to.y);
  line(pen, hues(pen).white, 9);
  line(pen, hues(pen).badge, 5);
  circle(pen, to.x, to.y, 8);
  line(pen, hues(pen).white, 4);
  fill(pen, hues(pen).badge);
}

function numbered(pen: Pen, mark: string, fall: Fall, field: Rect, boxes: Boxes): void {
  const { badge: radius } = measuresOf(pen.look);
  const place = free(boxes, fall, field, radius);
  if (place.x !== fall.from.x) tether(pen, place, fall);
  badge(pen, boxes, mark, place.x, place.y, radius);
}

/** From a number that stands aside to what it is of. */
function tether(pen: Pen, { x, y }: Point, { from, to }: Fall): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(from.x, Math.min(Math.max(y, from.y), to.y));
  line(pen, hues(pen).badge, 3);
}

/** Above what might have been or below what was, further off where that is taken, always on the sheet. */
function free(boxes: Boxes, fall: Fall, field: Rect, radius: number): Point {
  const taken = boxes.list('badge');
  const inside = places(fall, radius).filter((place) => isWithin(place, field, radius));
  return inside.find((place) => taken.every((box) => isApart(place, box, radius))) ?? fall.from;
}

/** So far above or below, and then aside, in radii. */
const OFF = [1.35, 2.4, 3.6, -1.35, -2.4, -3.6, 5, 6.5];
const ASIDE = [0, -1.7, 1.7, -3.6, 3.6, -5.5, 5.5];

function places({ from, to }: Fall, radius: number): readonly Point[] {
  const all = ASIDE.flatMap((aside) =>
    OFF.flatMap((off) => [
      { x: from.x + aside * radius, y: from.y - off * radius },
      { x: to.x + aside * radius, y: to.y + off * radius },
    ]),
  );
  return all.filter(({ x, y }) => x !== from.x || y < from.y || y > to.y);
}

function isWithin({ x, y }: Point, field: Rect, radius: number): boolean {
  const [left, right] = [field.x + radius, field.x + field.width];
  return x >= left && x <= right && y >= field.y && y <= field.y + field.height - radius;
}

function isApart({ x, y }: Point, box: Rect, radius: number): boolean {
  const [across, down] = [box.x + box.width / 2 - x, box.y + box.height / 2 - y];
  return Math.max(Math.abs(across), Math.abs(down)) > 2 * radius + 2;
}

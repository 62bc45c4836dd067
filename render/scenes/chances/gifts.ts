import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import { drawBadge } from '../../kit/badge.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import { getChartPoint } from './curves.ts';
import { getMeasures } from './measures.ts';
import type { ChancesGift, ChancesView } from './types.ts';

/** Line from what was possible to what was played. */
interface Fall {
  readonly from: Point;
  readonly to: Point;
}

/** Draws the chances that were given away, each with its number in the text. */
export function drawGifts(pen: Pen, view: ChancesView, field: Rect, boxes: Boxes): void {
  const falls = view.gifts.map((gift) => getFall(view, gift, field));
  for (const fall of falls) drawFall(pen, fall);
  for (const [nth, fall] of falls.entries()) drawGiftNumber(pen, String(nth + 1), fall, field, boxes);
}

function getFall(view: ChancesView, { number, made, best }: ChancesGift, field: Rect): Fall {
  return { from: getChartPoint(field, view, number, best), to: getChartPoint(field, view, number, made) };
}

function drawFall(pen: Pen, { from, to }: Fall): void {
  pen.beginPath();
  pen.moveTo(from.x, from.y);
  pen.lineTo(to.x, to.y);
  strokeOutline(pen, getKitHues(pen).white, 9);
  strokeOutline(pen, getKitHues(pen).badge, 5);
  beginCircle(pen, to.x, to.y, 8);
  strokeOutline(pen, getKitHues(pen).white, 4);
  fill(pen, getKitHues(pen).badge);
}

function drawGiftNumber(pen: Pen, mark: string, fall: Fall, field: Rect, boxes: Boxes): void {
  const { badge: radius } = getMeasures(pen.look);
  const place = findFreePlace(boxes, fall, field, radius);
  if (place.x !== fall.from.x) drawTether(pen, place, fall);
  drawBadge(pen, boxes, mark, place.x, place.y, radius);
}

/** Draws the line from a number that stands aside to its mistake. */
function drawTether(pen: Pen, { x, y }: Point, { from, to }: Fall): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(from.x, Math.min(Math.max(y, from.y), to.y));
  strokeOutline(pen, getKitHues(pen).badge, 3);
}

/** Returns the place above what was possible or below what was played, further off if that is taken, always on the sheet. */
function findFreePlace(boxes: Boxes, fall: Fall, field: Rect, radius: number): Point {
  const taken = boxes.list('badge');
  const inside = getCandidatePlaces(fall, radius).filter((place) => isWithin(place, field, radius));
  return inside.find((place) => taken.every((box) => isApart(place, box, radius))) ?? fall.from;
}

/** Offsets to try above or below, then sideways, in radii. */
const VERTICAL_OFFSETS = [1.35, 2.4, 3.6, -1.35, -2.4, -3.6, 5, 6.5];
const SIDE_OFFSETS = [0, -1.7, 1.7, -3.6, 3.6, -5.5, 5.5];

function getCandidatePlaces({ from, to }: Fall, radius: number): readonly Point[] {
  const all = SIDE_OFFSETS.flatMap((aside) =>
    VERTICAL_OFFSETS.flatMap((off) => [
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

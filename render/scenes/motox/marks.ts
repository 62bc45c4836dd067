import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import { badge } from '../../kit/badge.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { line, rounded } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../picture.ts';
import { type Parked, rectOf } from './bikes.ts';
import { type Field, inPicture } from './field.ts';
import { type Settled, spread } from './spread.ts';
import { placeOf, standing } from './way.ts';
import { wishOf } from './wishes.ts';

/** What may be chosen, each place once: frames and badges on spaces, badges on stalks where a bike leaves the track. */
export function marks(
  pen: Pen,
  request: PictureRequest,
  view: MotoXView,
  on: Field,
  parked: readonly Parked[],
  boxes: Boxes,
): void {
  const marks = new Map(request.marks.map((mark) => [mark.at, mark]));
  const wishes = [...marks.values()].flatMap((mark) => wishOf(on, view, mark) ?? []);
  const steady = wishes.toSorted((one, other) => one.places.length - other.places.length);
  const badges = spread(steady, table(on), parked.map(rectOf));
  for (const one of badges) ground(pen, view, on, one);
  for (const { mark, x, y, radius } of badges) badge(pen, boxes, mark, x, y, radius);
}

/** All panels together. */
function table({ panels, height }: Field): Rect {
  const [first] = panels;
  return { x: 6, y: first?.rect.y ?? 0, width: 988, height };
}

/** A frame round the space, or a stalk from it to the badge. */
function ground(pen: Pen, view: MotoXView, on: Field, { at, x, y }: Settled): void {
  const place = placeOf(view.track, at.replace(/^(out|on)-/, ''));
  const tile = place && view.track[place.tile];
  if (!place || !tile) return;
  const middle = inPicture(on, tile, standing(view.track, place));
  if (at.startsWith('out-')) stalk(pen, middle, { x, y });
  else frame(pen, middle.x, middle.y, on.cell / 2 - 3);
}

function stalk(pen: Pen, from: Point, to: Point): void {
  pen.beginPath();
  pen.lineCap = 'round';
  pen.moveTo(from.x + (to.x - from.x) * 0.3, from.y + (to.y - from.y) * 0.3);
  pen.lineTo(to.x, to.y);
  line(pen, hues(pen).white, 9);
  line(pen, hues(pen).badge, 5);
}

function frame(pen: Pen, x: number, y: number, half: number): void {
  rounded(pen, x - half, y - half, half * 2, half * 2, half * 0.2);
  line(pen, hues(pen).white, 7);
  line(pen, hues(pen).badge, 4);
}

import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import { badge } from '../../kit/badge.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { frame } from '../../kit/marks.ts';
import { circle, fill, line } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { type Parked, rectOf } from './bikes.ts';
import { type Field, inPicture } from './field.ts';
import { figuresRect, type Sign, signRect } from './signs.ts';
import { type Settled, spread } from './spread.ts';
import { moved, outward, type Place, placeOf, standing } from './way.ts';
import { wishOf } from './wishes.ts';

/** Where the badges of what may be chosen are, each place once: clear of each other, of numbers and what else is `kept` clear, and of bikes. */
export function settled(
  request: PictureRequest,
  view: MotoXView,
  on: Field,
  parked: readonly Parked[],
  { signs, kept }: { readonly signs: readonly Sign[]; readonly kept: readonly Rect[] },
): readonly Settled[] {
  const marks = new Map(request.marks.map((mark) => [mark.at, mark]));
  const wishes = [...marks.values()].flatMap((mark) => wishOf(on, view, mark) ?? []);
  const steady = wishes.toSorted((one, other) => one.places.length - other.places.length);
  return spread(steady, on.rect, [
    [...signs.map(figuresRect), ...kept],
    signs.map(signRect),
    parked.map(rectOf),
  ]);
}

/** Thin frames round the spaces that may be ridden to. `kind`: those where no bike stands, else those where one does. */
export function frames(
  pen: Pen,
  view: MotoXView,
  on: Field,
  badges: readonly Settled[],
  kind: 'free' | 'taken',
): void {
  for (const { at } of badges) {
    const place = placeOf(view.track, at.replace('on-', ''));
    if (!place || at.startsWith('on-') !== (kind === 'taken')) continue;
    const { x, y } = inPicture(on, place.tile, standing(view.track, place));
    const half = on.cell / 2;
    frame(pen, { x: x - half, y: y - half, width: on.cell, height: on.cell }, half * 0.2);
  }
}

/** Stalks off the track to the badges there. */
export function stalks(pen: Pen, view: MotoXView, on: Field, badges: readonly Settled[]): void {
  for (const { at, x, y, radius } of badges) {
    const place = at.startsWith('out-') ? placeOf(view.track, at.slice('out-'.length)) : null;
    if (place) stalk(pen, edge(on, view, place), { x, y }, radius);
  }
}

/** The badges. */
export function marks(pen: Pen, badges: readonly Settled[], boxes: Boxes): void {
  for (const { mark, x, y, radius } of badges) badge(pen, boxes, mark, x, y, radius);
}

/** Where a bike would leave a space, in the picture. */
function edge(on: Field, view: MotoXView, place: Place): Point {
  return inPicture(on, place.tile, moved(standing(view.track, place), outward(view.track, place), 0.4));
}

/** From a dot on the space to the badge beside the track. */
function stalk(pen: Pen, from: Point, to: Point, radius: number): void {
  const dot = Math.max(5, radius * 0.36);
  for (const [colour, grow] of [
    [hues(pen).white, 2.5],
    [hues(pen).badge, 0],
  ] as const) {
    pen.beginPath();
    pen.lineCap = 'round';
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    line(pen, colour, 5 + grow * 2);
    circle(pen, from.x, from.y, dot + grow);
    fill(pen, colour);
  }
}

import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import { drawBadge } from '../../kit/badge.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { drawChoiceFrame } from '../../kit/choice-marks.ts';
import { getKitHues } from '../../kit/colours.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { createBadgeWish } from './badge-wishes.ts';
import { getBikeRect, type ParkedBike } from './bikes.ts';
import { type Field, toPicturePoint } from './field.ts';
import { getFiguresRect, getSignRect, type Sign } from './signs.ts';
import { type PlacedBadge, spreadBadges } from './spread-badges.ts';
import { getOutwardStep, getSpaceMiddle, movePoint, parseSpace, type SpacePlace } from './track-geometry.ts';

/** Places the badges of choices, each place once: clear of each other, of numbers and everything else in `kept`, and of bikes. */
export function placeBadges(
  request: PictureRequest,
  view: MotoXView,
  on: Field,
  parked: readonly ParkedBike[],
  { signs, kept }: { readonly signs: readonly Sign[]; readonly kept: readonly Rect[] },
): readonly PlacedBadge[] {
  const marks = new Map(request.marks.map((mark) => [mark.at, mark]));
  const wishes = [...marks.values()].flatMap((mark) => createBadgeWish(on, view, mark) ?? []);
  const steady = wishes.toSorted((one, other) => one.places.length - other.places.length);
  return spreadBadges(steady, on.rect, [
    [...signs.map(getFiguresRect), ...kept],
    signs.map(getSignRect),
    parked.map(getBikeRect),
  ]);
}

/** Draws thin frames round the spaces that may be ridden to; `kind` selects those without or those with a bike. */
export function drawFrames(
  pen: Pen,
  view: MotoXView,
  on: Field,
  badges: readonly PlacedBadge[],
  kind: 'free' | 'taken',
): void {
  for (const { at } of badges) {
    const place = parseSpace(view.track, at.replace('on-', ''));
    if (!place || at.startsWith('on-') !== (kind === 'taken')) continue;
    const { x, y } = toPicturePoint(on, place.tile, getSpaceMiddle(view.track, place));
    const half = on.cell / 2;
    drawChoiceFrame(pen, { x: x - half, y: y - half, width: on.cell, height: on.cell }, half * 0.2);
  }
}

/** Draws stalks from the track to the badges beside it. */
export function drawStalks(pen: Pen, view: MotoXView, on: Field, badges: readonly PlacedBadge[]): void {
  for (const { at, x, y, radius } of badges) {
    const place = at.startsWith('out-') ? parseSpace(view.track, at.slice('out-'.length)) : null;
    if (place) drawStalk(pen, getTrackEdge(on, view, place), { x, y }, radius);
  }
}

/** Draws the badges. */
export function drawMarks(pen: Pen, badges: readonly PlacedBadge[], boxes: Boxes): void {
  for (const { mark, x, y, radius } of badges) drawBadge(pen, boxes, mark, x, y, radius);
}

/** Returns the point in the picture where a bike would leave a space. */
function getTrackEdge(on: Field, view: MotoXView, place: SpacePlace): Point {
  return toPicturePoint(
    on,
    place.tile,
    movePoint(getSpaceMiddle(view.track, place), getOutwardStep(view.track, place), 0.4),
  );
}

/** Draws a line from a dot on the space to the badge beside the track. */
function drawStalk(pen: Pen, from: Point, to: Point, radius: number): void {
  const dot = Math.max(5, radius * 0.36);
  for (const [colour, grow] of [
    [getKitHues(pen).white, 2.5],
    [getKitHues(pen).badge, 0],
  ] as const) {
    pen.beginPath();
    pen.lineCap = 'round';
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    strokeOutline(pen, colour, 5 + grow * 2);
    beginCircle(pen, from.x, from.y, dot + grow);
    fill(pen, colour);
  }
}

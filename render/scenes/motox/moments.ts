import type { MotoXEvent, MotoXView, Space } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { Boxes } from '../../kit/boxes.ts';
import { drawBurstStamp } from '../../kit/burst-stamp.ts';
import { getKitHues } from '../../kit/colours.ts';
import { findFreePlace, getSquareAround } from '../../kit/find-free-place.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { drawBike } from './bike.ts';
import { getMotoxHues } from './colours.ts';
import { type Field, toPicturePoint } from './field.ts';
import { getLatestEvents } from './skid.ts';
import { getOutwardStep, getSpaceMiddle, getTileCentre, movePoint, parseSpace } from './track-geometry.ts';

/** Maximum height of a ramp. */
const MAX_RAMP = 3;

/** Maximum distance of a stamp from its event, in its radii; further away the connection is lost. */
const MAX_DISTANCE = 4;

/** Event to stamp: the seat that flew or fell, and its space. */
interface Moment {
  readonly kind: 'flight' | 'fall';
  readonly seat: number;
  readonly space: Space;
}

/** Draws stamps beside the road: for a jump over the highest ramp, and for a bike that was just wiped out. */
export function drawMoments(
  pen: Pen,
  request: PictureRequest,
  view: MotoXView,
  on: Field,
  boxes: Boxes,
): void {
  for (const { kind, seat, space } of getLatestEvents(request).flatMap(getMoments).slice(-1)) {
    const place = parseSpace(view.track, space);
    if (!place) continue;
    const radius = Math.round(Math.max(46, on.cell) * (pen.look.large ? 1.16 : 1));
    const [middle, out] = [getSpaceMiddle(view.track, place), getOutwardStep(view.track, place)];
    const wide = 1.1 + radius / on.cell;
    const beside = toPicturePoint(on, place.tile, movePoint(middle, out, wide));
    const { x, y } = findFreePlace(addRoadBoxes(boxes, on, view), [beside], radius, 'beside pieces');
    if (Math.hypot(x - beside.x, y - beside.y) > radius * MAX_DISTANCE) continue;
    boxes.note('piece', `${kind} ${seat}`, getSquareAround({ x, y }, radius));
    drawBurstStamp(pen, `motox/${kind}/${seat}`, x, y, radius, (on) => {
      if (kind === 'flight') drawWingedBike(on, seat);
      else drawCrash(on);
    });
  }
}

/** Returns all boxes of the picture, including road and plates: a stamp covers none of them. */
function addRoadBoxes(boxes: Boxes, on: Field, { track }: MotoXView): Boxes {
  const all = new Boxes(boxes.width, boxes.height);
  for (const box of boxes.list()) {
    const isOfSeat = box.kind === 'plate' && box.name.startsWith('plate ');
    all.note(isOfSeat ? 'piece' : box.kind, box.name, box);
  }
  track.forEach((tile, at) => {
    all.note('piece', `road ${at}`, getSquareAround(toPicturePoint(on, at, getTileCentre(tile)), on.cell));
  });
  return all;
}

function getMoments(event: MotoXEvent): readonly Moment[] {
  if (event.kind === 'wiped' || event.kind === 'knocked')
    return [{ kind: 'fall', seat: event.seat, space: event.space }];
  if (event.kind !== 'rode') return [];
  const { seat, outcome, jumped, path } = event;
  if (outcome.kind === 'runoff') return [{ kind: 'fall', seat, space: outcome.space }];
  return jumped === MAX_RAMP ? [{ kind: 'flight', seat, space: path.at(-1) ?? '' }] : [];
}

/** Draws a bike with wings. */
function drawWingedBike(pen: Pen, seat: number): void {
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(side * 6, 2);
    for (const [x, y] of [
      [34, -24],
      [37, -12],
      [33, -3],
      [27, 4],
      [18, 10],
    ] as const)
      pen.quadraticCurveTo(side * (x - 6), y - 2, side * x, y);
    pen.closePath();
    pen.lineJoin = 'round';
    fill(pen, getKitHues(pen).white);
    strokeOutline(pen, getKitHues(pen).ink, 2.5);
  }
  drawBike(pen, seat, 'up', 0, 4, 46);
}

/** Draws a wheel rolling away from a cloud of dust, with stars. */
function drawCrash(pen: Pen): void {
  const { puff, puffLight, tyre, metal } = getMotoxHues(pen);
  for (const [x, y, radius] of [
    [-20, 12, 13],
    [-6, 18, 11],
    [-14, 2, 10],
  ] as const) {
    beginCircle(pen, x, y, radius + 1.5);
    fill(pen, puff);
    beginCircle(pen, x - 1, y - 2, radius * 0.7);
    fill(pen, puffLight);
  }
  beginCircle(pen, 15, 8, 15);
  fill(pen, tyre);
  beginCircle(pen, 15, 8, 9);
  fill(pen, metal);
  beginCircle(pen, 15, 8, 3);
  fill(pen, tyre);
  for (const [x, y] of [
    [-18, -20],
    [2, -27],
    [21, -19],
  ] as const)
    drawStar(pen, x, y, 8);
}

function drawStar(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  for (let at = 0; at < 10; at++) {
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    const far = at % 2 === 0 ? radius : radius * 0.45;
    pen.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
  }
  pen.closePath();
  fill(pen, getKitHues(pen).glow);
  strokeOutline(pen, getKitHues(pen).ink, 2);
}

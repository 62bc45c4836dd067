import type { MotoXEvent, MotoXView, Space } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import { Boxes } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { free, square } from '../../kit/free.ts';
import { pow } from '../../kit/pow.ts';
import { circle, fill, line } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { bike } from './bike.ts';
import { motoxHues } from './colours.ts';
import { type Field, inPicture } from './field.ts';
import { latest } from './skid.ts';
import { centre, moved, outward, placeOf, standing } from './way.ts';

/** No ramp is higher. */
const HIGHEST = 3;

/** Further than so many of its radii from where it happened nobody would see what a stamp is of. */
const NEAR = 4;

/** What is stamped: who flew or fell, and at which space. */
interface Moment {
  readonly kind: 'flight' | 'fall';
  readonly seat: number;
  readonly space: Space;
}

/** Beside the road: a jump over the highest ramp, and a bike that has just been wiped out. */
export function moments(pen: Pen, request: PictureRequest, view: MotoXView, on: Field, boxes: Boxes): void {
  for (const { kind, seat, space } of latest(request).flatMap(momentOf).slice(-1)) {
    const place = placeOf(view.track, space);
    if (!place) continue;
    const radius = Math.round(Math.max(46, on.cell) * (pen.look.large ? 1.16 : 1));
    const [middle, out] = [standing(view.track, place), outward(view.track, place)];
    const wide = 1.1 + radius / on.cell;
    const beside = inPicture(on, place.tile, moved(middle, out, wide));
    const { x, y } = free(withRoad(boxes, on, view), [beside], radius, 'beside pieces');
    if (Math.hypot(x - beside.x, y - beside.y) > radius * NEAR) continue;
    boxes.note('piece', `${kind} ${seat}`, square({ x, y }, radius));
    pow(pen, `motox/${kind}/${seat}`, x, y, radius, (on) => {
      if (kind === 'flight') winged(on, seat);
      else crashed(on);
    });
  }
}

/** All that is on the picture, road and plates as well: a stamp covers none of it. */
function withRoad(boxes: Boxes, on: Field, { track }: MotoXView): Boxes {
  const all = new Boxes(boxes.width, boxes.height);
  for (const box of boxes.list()) {
    const isOfSeat = box.kind === 'plate' && box.name.startsWith('plate ');
    all.note(isOfSeat ? 'piece' : box.kind, box.name, box);
  }
  track.forEach((tile, at) => {
    all.note('piece', `road ${at}`, square(inPicture(on, at, centre(tile)), on.cell));
  });
  return all;
}

function momentOf(event: MotoXEvent): readonly Moment[] {
  if (event.kind === 'wiped' || event.kind === 'knocked')
    return [{ kind: 'fall', seat: event.seat, space: event.space }];
  if (event.kind !== 'rode') return [];
  const { seat, outcome, jumped, path } = event;
  if (outcome.kind === 'runoff') return [{ kind: 'fall', seat, space: outcome.space }];
  return jumped === HIGHEST ? [{ kind: 'flight', seat, space: path.at(-1) ?? '' }] : [];
}

/** A bike with wings. */
function winged(pen: Pen, seat: number): void {
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
    fill(pen, hues(pen).white);
    line(pen, hues(pen).ink, 2.5);
  }
  bike(pen, seat, 'up', 0, 4, 46);
}

/** A wheel rolls away from a cloud of dust, and stars go round. */
function crashed(pen: Pen): void {
  const { puff, puffLight, tyre, metal } = motoxHues(pen);
  for (const [x, y, radius] of [
    [-20, 12, 13],
    [-6, 18, 11],
    [-14, 2, 10],
  ] as const) {
    circle(pen, x, y, radius + 1.5);
    fill(pen, puff);
    circle(pen, x - 1, y - 2, radius * 0.7);
    fill(pen, puffLight);
  }
  circle(pen, 15, 8, 15);
  fill(pen, tyre);
  circle(pen, 15, 8, 9);
  fill(pen, metal);
  circle(pen, 15, 8, 3);
  fill(pen, tyre);
  for (const [x, y] of [
    [-18, -20],
    [2, -27],
    [21, -19],
  ] as const)
    star(pen, x, y, 8);
}

function star(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  for (let at = 0; at < 10; at++) {
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    const far = at % 2 === 0 ? radius : radius * 0.45;
    pen.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
  }
  pen.closePath();
  fill(pen, hues(pen).glow);
  line(pen, hues(pen).ink, 2);
}

import type { RunaroundEvent, RunaroundView } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { die } from '../../kit/die.ts';
import { fill, line } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { side } from './colours.ts';
import { dieOf } from './look.ts';
import { measuresOf, plateOf, WIDTH } from './measures.ts';
import { place } from './place.ts';

/** The die between the plates: what has to be moved, or, fainter, what was rolled last. */
export function rolled(pen: Pen, request: PictureRequest, view: RunaroundView, boxes: Boxes): void {
  const last = lastRoll(request, view);
  if (view.rolled !== null) shown(pen, view.mover, view.rolled, 1, boxes);
  else if (last) shown(pen, last.seat, last.roll, 0.6, boxes);
}

/** What was rolled last; null where there is a roll to be moved, which is shown in its place. */
export function lastRoll(
  { events }: Pick<PictureRequest, 'events'>,
  { rolled }: RunaroundView,
): Rolled | null {
  const last = (events as readonly RunaroundEvent[]).findLast((event) => event.kind === 'rolled');
  return rolled === null ? (last ?? null) : null;
}

type Rolled = Extract<RunaroundEvent, { kind: 'rolled' }>;

function shown(pen: Pen, seat: number, face: number, strength: number, boxes: Boxes): void {
  const { die: width } = measuresOf(pen.look);
  const plate = plateOf(pen.look, seat);
  const [x, y] = [WIDTH / 2, plate.y + plate.height / 2];
  onMat(pen, seat, face, x, y, width, strength);
  boxes.note('piece', `die of ${seat}`, { x: x - width / 2, y: y - width / 2, width, height: width });
}

/** A die on its mat, its middle at (x, y); the die itself fainter where it is no longer to be moved. */
export function onMat(
  pen: Pen,
  seat: number,
  face: number,
  x: number,
  y: number,
  width: number,
  strength = 1,
): void {
  mat(pen, seat, x, y, width);
  pen.globalAlpha = strength;
  die(pen, dieOf(pen, seat), face, x, y, width);
  pen.globalAlpha = 1;
}

/** It lies on a mat of its owner's shape that points at the owner's plate. */
function mat(pen: Pen, seat: number, x: number, y: number, width: number): void {
  const { pale, edge } = side(pen, seat);
  const way = seat === 0 ? -1 : 1;
  const half = width * (seat === 0 ? 0.68 : 0.7);
  pen.beginPath();
  pen.moveTo(x + way * (half - 6), y - 13);
  pen.lineTo(x + way * (half + 7), y);
  pen.lineTo(x + way * (half - 6), y + 13);
  pen.closePath();
  fill(pen, edge);
  place(pen, seat, x, y, half);
  fill(pen, pale);
  line(pen, edge, 3);
}

import type { RunaroundView } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { motif } from '../../kit/motif.ts';
import { pawn } from '../../kit/pawn.ts';
import { medal, plateGlow, plateGround, plateName } from '../../kit/plate.ts';
import { motifOf } from '../../look.ts';
import type { PictureRequest } from '../../request.ts';
import { side } from './colours.ts';
import { home, yard } from './home.ts';
import { pawnOf } from './look.ts';
import { measuresOf, plateOf } from './measures.ts';
import { runs } from './runs.ts';

const SEATS = [0, 1] as const;

/** The grounds of both plates, with the yards, and a theme's roofs. */
export function grounds(pen: Pen): void {
  const { plate } = measuresOf(pen.look);
  for (const seat of SEATS) {
    const rect = plateOf(pen.look, seat);
    roof(pen, seat);
    plateGround(pen, rect, side(pen, seat).pale, side(pen, seat).edge, plate.band);
    yard(pen, seat);
  }
}

/** Its lower edge is the plate's upper one. */
function roof(pen: Pen, seat: number): void {
  const drawing = motifOf(pen, 'roof');
  const { x, y, width } = plateOf(pen.look, seat);
  const above = measuresOf(pen.look).roof;
  if (drawing && above > 0) motif(pen, drawing, x + width / 2, y, width, { ...side(pen, seat) });
}

/** Who sits there, the runs, the pawns at home. */
export function seated(
  pen: Pen,
  request: PictureRequest,
  view: RunaroundView,
  seat: 0 | 1,
  boxes: Boxes,
): void {
  const rect = plateOf(pen.look, seat);
  boxes.note('plate', `plate ${seat}`, rect);
  if (request.turn.includes(seat)) plateGlow(pen, rect);
  named(pen, request, seat, boxes);
  runs(pen, request, view, seat, boxes);
  home(pen, request, view, seat, boxes);
}

function named(pen: Pen, request: PictureRequest, seat: 0 | 1, boxes: Boxes): void {
  const { plate } = measuresOf(pen.look);
  const { x, y, width, height } = plateOf(pen.look, seat);
  const middle = { x: x + plate.band / 2, y: y + height / 2 };
  pawn(pen, pawnOf(pen, seat), middle.x, middle.y, plate.figure);
  const ended = request.places?.find((placed) => placed.seat === seat);
  const free = width - plate.band - 28 - (ended ? plate.medal * 2 + 12 : 0);
  const sitter = request.sitters[seat] ?? { name: '', ai: false };
  plateName(pen, boxes, sitter, x + plate.band + 14, y + plate.nameAt, free, plate.name);
  if (ended) medal(pen, ended.place, x + width - plate.medal - 12, y + plate.nameAt, plate.medal);
}

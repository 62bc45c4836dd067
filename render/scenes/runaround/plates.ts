import type { RunaroundView } from '../../../src/games/runaround/types.ts';
import type { Motif } from '../../../themes/theme.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawMotif } from '../../kit/motif.ts';
import { drawPawn } from '../../kit/pawn.ts';
import { drawMedal, drawPlateGlow, drawPlateGround, drawPlateName } from '../../kit/plate.ts';
import { write } from '../../kit/text.ts';
import type { PictureRequest } from '../../request.ts';
import { findMotif } from '../../style.ts';
import { getPawnStyle, getSideHues } from './colours.ts';
import { drawHomePawns, drawYard } from './home.ts';
import { getMeasures, getPlateRect } from './measures.ts';
import { drawRuns } from './runs.ts';

const SEATS = [0, 1] as const;

/** Draws the backgrounds of both plates, with the yards, and a theme's roofs. */
export function drawPlateGrounds(pen: Pen): void {
  const { plate } = getMeasures(pen.look);
  for (const seat of SEATS) {
    const rect = getPlateRect(pen.look, seat);
    drawRoof(pen, seat);
    drawPlateGround(pen, rect, getSideHues(pen, seat).pale, getSideHues(pen, seat).edge, plate.band);
    drawYard(pen, seat);
  }
}

/** Draws the roof, whose lower edge is the plate's upper one. */
function drawRoof(pen: Pen, seat: number): void {
  const drawing = findMotif(pen, 'roof');
  const { x, y, width } = getPlateRect(pen.look, seat);
  const above = getMeasures(pen.look).roof;
  if (drawing && above > 0) drawMotif(pen, drawing, x + width / 2, y, width, { ...getSideHues(pen, seat) });
}

/** Draws the occupant's name, the runs, and the pawns at home. */
export function drawSeatPlate(
  pen: Pen,
  request: PictureRequest,
  view: RunaroundView,
  seat: 0 | 1,
  boxes: Boxes,
): void {
  const rect = getPlateRect(pen.look, seat);
  boxes.note('plate', `plate ${seat}`, rect);
  if (request.turn.includes(seat)) drawPlateGlow(pen, rect);
  drawSeatName(pen, request, view, seat, boxes);
  drawRuns(pen, request, view, seat, boxes);
  drawHomePawns(pen, request, view, seat, boxes);
}

function drawSeatName(
  pen: Pen,
  request: PictureRequest,
  view: RunaroundView,
  seat: 0 | 1,
  boxes: Boxes,
): void {
  const { plate } = getMeasures(pen.look);
  const { x, y, width, height } = getPlateRect(pen.look, seat);
  const middle = { x: x + plate.band / 2, y: y + height / 2 };
  drawPawn(pen, getPawnStyle(pen, seat), middle.x, middle.y, plate.figure);
  const ended = request.places?.find((placed) => placed.seat === seat);
  const parcel = pen.look.large ? null : findMotif(pen, 'parcel');
  const end = ended ? plate.medal * 2 + 12 : parcel ? PARCELS_WIDTH : 0;
  const free = width - plate.band - 28 - end;
  const occupant = request.occupants[seat] ?? { name: '', ai: false };
  drawPlateName(pen, boxes, occupant, x + plate.band + 14, y + plate.nameAt, free, plate.name);
  if (ended) drawMedal(pen, ended.place, x + width - plate.medal - 12, y + plate.nameAt, plate.medal);
  else if (parcel) drawParcels(pen, parcel, view.runs[seat], x + width - 14, y + plate.nameAt, boxes);
}

/** Width of a theme's parcels with their number, and size of the parcel, in pixels. */
const PARCELS_WIDTH = 84;
const PARCEL_SIZE = 46;

/** Draws a theme's parcel with the number of runs, which are what its couriers deliver; the right end at `x`. */
function drawParcels(pen: Pen, parcel: Motif, runs: number, x: number, y: number, boxes: Boxes): void {
  const { count } = getMeasures(pen.look).plate;
  drawMotif(pen, parcel, x - PARCELS_WIDTH + PARCEL_SIZE / 2, y, PARCEL_SIZE);
  const width = write(pen, String(runs), x - 4, y, {
    size: count + 6,
    colour: getKitHues(pen).ink,
    align: 'right',
  });
  boxes.note('text', `parcels ${runs}`, { x: x - 4 - width, y: y - count / 2, width, height: count });
}

import type { MoneyRunView, Side } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawPawn, getSuitPawnStyle } from '../../kit/pawn.ts';
import { drawMedal, drawPlateGlow, drawPlateGround, drawPlateName } from '../../kit/plate.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';
import type { PictureRequest } from '../../request.ts';
import { getSeatColour, getSeatPale } from './colours.ts';
import { countRowsLeft, type Field, getLowerPlatesTop } from './field.ts';
import { drawGoalFlag, drawScales } from './icons.ts';
import { WIDTH } from './measures.ts';

/** Sizes on a plate, in pixels. */
interface PlateMeasures {
  /** Width of the band with the pawn, and height of the pawn. */
  readonly band: number;
  readonly pawn: number;
  /** Size of the name, and the middle of its line. */
  readonly name: number;
  readonly line: number;
  /** Right end: width, text size of the remaining rows, height of the flag. */
  readonly end: number;
  readonly rows: number;
  readonly flag: number;
  /** Room before it for the scales or the medal. */
  readonly before: number;
}

const USUAL: PlateMeasures = {
  band: 70,
  pawn: 62,
  name: 34,
  line: 37,
  end: 104,
  rows: 50,
  flag: 46,
  before: 80,
};
const LARGE: PlateMeasures = {
  band: 84,
  pawn: 83,
  name: 41,
  line: 27,
  end: 144,
  rows: 63,
  flag: 58,
  before: 84,
};

function getPlateMeasures(on: Field): PlateMeasures {
  return on.large ? LARGE : USUAL;
}

/** Returns the plate of a seat: two side by side on top; with more, each at the side where its seat starts (R-MR-7). */
function getPlateRect(on: Field, sides: readonly Side[], seat: number): Rect {
  const { pad, plate } = on;
  const wide = WIDTH - pad * 2;
  const half = (wide - pad) / 2;
  const right = pad * 2 + half;
  if (sides.length === 2) return { x: seat === 0 ? pad : right, y: pad, width: half, height: plate };
  const upper = seat === 1 || seat === 2;
  const alone = sides.length === 3 && seat === 0;
  const x = seat === 2 || seat === 3 ? right : pad;
  return { x, y: upper ? pad : getLowerPlatesTop(on), width: alone ? wide : half, height: plate };
}

/** Draws the backgrounds of all plates. */
export function drawPlateGrounds(pen: Pen, on: Field, sides: readonly Side[]): void {
  sides.forEach((_, seat) => {
    drawPlateGround(
      pen,
      getPlateRect(on, sides, seat),
      getSeatPale(pen, seat),
      getSeatColour(pen, seat),
      getPlateMeasures(on).band,
    );
  });
}

/** Draws the occupant's name, the remaining distance and actions, and in the end the place. */
export function drawSeatPlate(
  pen: Pen,
  request: PictureRequest,
  view: MoneyRunView,
  on: Field,
  seat: number,
  boxes: Boxes,
): void {
  const rect = getPlateRect(on, view.sides, seat);
  boxes.note('plate', `plate ${seat}`, rect);
  const { band, pawn: tall, name, line, end, before } = getPlateMeasures(on);
  if (request.turn.includes(seat)) drawPlateGlow(pen, rect);
  drawPawn(pen, getSuitPawnStyle(pen, seat), rect.x + band / 2, rect.y + rect.height / 2, tall);
  const between = drawSeatState(pen, request, view, on, seat, rect) ? before : 0;
  const room = rect.width - band - 12 - end - between;
  const occupant = request.occupants[seat] ?? { name: '', ai: false };
  const middle = on.large && !hasActionsLeft(request, view, seat) ? rect.height / 2 : line;
  drawPlateName(pen, boxes, occupant, rect.x + band + 12, rect.y + middle, room, name);
  drawDistance(pen, request, view, on, seat, rect, boxes);
}

/** Draws the flag and the remaining rows; in a large picture medal or scales replace the flag. */
function drawDistance(
  pen: Pen,
  request: PictureRequest,
  view: MoneyRunView,
  on: Field,
  seat: number,
  rect: Rect,
  boxes: Boxes,
): void {
  const { rows: size, flag: high } = getPlateMeasures(on);
  const rows = countRowsLeft(on, view.sides[seat] ?? 's', view.pawns[seat] ?? null);
  const [x, y] = [rect.x + rect.width, rect.y + rect.height / 2];
  const stead =
    on.large && (request.places !== null || (view.agreed[seat] && !hasActionsLeft(request, view, seat)));
  if (!stead) drawGoalFlag(pen, x - size * 1.44, y, high, getSeatColour(pen, seat));
  write(pen, String(rows), x - size * 0.6, y, { size, colour: getKitHues(pen).ink, align: 'center' });
  const box = { x: x - size, y: y - size * 0.44, width: size * 0.8, height: size * 0.88 };
  boxes.note('text', `rows ${seat}`, box);
}

/** Draws the medal at the end, the remaining actions, or the scales. Returns whether it takes room from the name. */
function drawSeatState(
  pen: Pen,
  request: PictureRequest,
  view: MoneyRunView,
  on: Field,
  seat: number,
  rect: Rect,
): boolean {
  const { end, before } = getPlateMeasures(on);
  const [x, y] = [rect.x + rect.width - end - before / 2 + 6, rect.y + rect.height / 2];
  const ended = request.places?.find((placed) => placed.seat === seat);
  if (ended) drawPlateMedal(pen, ended.place, on, rect, x, y);
  else if (hasActionsLeft(request, view, seat)) drawActionsLeft(pen, view.actions, on, rect, x, y);
  else if (view.agreed[seat])
    drawScales(pen, on.large ? rect.x + rect.width - 102 : x, y, on.large ? 64 : 54);
  else return false;
  return !on.large;
}

/** Returns whether the player has actions to use now. */
function hasActionsLeft(request: PictureRequest, view: MoneyRunView, seat: number): boolean {
  return request.turn.includes(seat) && view.pawns[seat] !== null;
}

function drawPlateMedal(pen: Pen, place: number, on: Field, rect: Rect, x: number, y: number): void {
  if (on.large) drawMedal(pen, place, rect.x + rect.width - 104, y, 37);
  else drawMedal(pen, place, x, y, 30);
}

/** Draws the two actions of a turn; remaining ones are filled and have a dot (R-MR-12). In a large picture they are below the name. */
function drawActionsLeft(pen: Pen, count: number, on: Field, rect: Rect, x: number, y: number): void {
  const [left, middle, radius] = on.large
    ? [rect.x + LARGE.band + 32, rect.y + rect.height - 18, 15]
    : [x - 18, y, 14];
  for (const at of [0, 1]) {
    const free = at < count;
    beginCircle(pen, left + at * (radius * 2 + 8), middle, radius);
    fill(pen, free ? getKitHues(pen).glow : getKitHues(pen).white);
    strokeOutline(pen, free ? getKitHues(pen).ink : getKitHues(pen).inkSoft, free ? 4 : 2.5);
    if (!free) continue;
    beginCircle(pen, left + at * (radius * 2 + 8), middle, radius * 0.38);
    fill(pen, getKitHues(pen).ink);
  }
}

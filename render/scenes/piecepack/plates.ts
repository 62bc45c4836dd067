import type { PieceCounts, PiecepackView } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawMedal, drawPlateGlow, drawPlateName } from '../../kit/plate.ts';
import { beginRoundedRect, strokeOutline } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { countKinds, drawCounts } from './counts.ts';
import type { Field } from './field.ts';
import { drawIcon } from './icons.ts';
import { drawToken } from './token.ts';

/** Draws the occupant's name, the pieces of each kind in the seat's area, and in the end the place. */
export function drawSeatPlate(
  pen: Pen,
  request: PictureRequest,
  view: PiecepackView,
  on: Field,
  seat: number,
  boxes: Boxes,
): void {
  const rect = on.plates[seat];
  if (!rect) return;
  boxes.note('plate', `plate ${seat}`, rect);
  if (request.turn.includes(seat)) drawActingRim(pen, rect, request.turn.length);
  const area = view.areas[seat] ?? NO_PIECES;
  const end = getPlateEnd(request, view, seat);
  const wide = end === null ? 0 : on.as.count * 1.55;
  const high = countKinds(area) === MAX_INLINE_KINDS;
  const lines = countKinds(area) > 0 || end !== null;
  const name = drawSeatName(pen, request, on, seat, { lines, spare: wide }, boxes);
  const x = getCountsLeft(on, rect);
  const row = {
    x,
    y: rect.y + rect.height * COUNTS_AT,
    room: rect.x + rect.width - x - 8 - (high ? 0 : wide),
  };
  drawCounts(pen, area, { ...row, size: on.as.count }, boxes);
  if (end)
    drawPlateEnd(
      pen,
      end,
      { x: rect.x + rect.width - 8 - wide / 2, y: high ? name + 4 : rect.y + rect.height / 2 },
      wide / 2 - 1,
    );
}

/** Middles of the name and of the counts below it, in parts of a plate's height. */
const NAME_AT = 0.27;
const COUNTS_AT = 0.75;

/** Maximum number of kinds beside other information; with more, that information stands after the name. */
const MAX_INLINE_KINDS = 4;
const NO_PIECES: PieceCounts = { t: 0, c: 0, d: 0, p: 0 };

const EMPTY_RECT: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** Returns the place of a seat's token; `lines` tells whether there is anything below the name. */
export function getTokenPlace(on: Field, seat: number, lines: boolean): Point {
  const rect = on.plates[seat] ?? EMPTY_RECT;
  if (isBroad(on)) return { x: rect.x + on.as.band / 2, y: rect.y + rect.height / 2 };
  return { x: rect.x + on.as.band + on.as.token + 6, y: rect.y + rect.height * (lines ? NAME_AT : 0.5) };
}

/** Returns whether the token fits on the band; beside a narrow one it stands before the name. */
function isBroad({ as }: Field): boolean {
  return as.band > as.token * 2;
}

function getCountsLeft(on: Field, rect: Rect): number {
  return rect.x + on.as.band + (isBroad(on) ? 8 : 5);
}

/** Draws the token and the name, with `spare` pixels left free after it. Returns the height of the name's middle. */
function drawSeatName(
  pen: Pen,
  { occupants: seats }: PictureRequest,
  on: Field,
  seat: number,
  { lines, spare }: { readonly lines: boolean; readonly spare: number },
  boxes: Boxes,
): number {
  const rect = on.plates[seat] ?? EMPTY_RECT;
  const spot = getTokenPlace(on, seat, lines);
  drawToken(pen, seat, spot.x, spot.y, on.as.token);
  const x = isBroad(on) ? getCountsLeft(on, rect) : spot.x + on.as.token + 8;
  const y = rect.y + rect.height * (lines ? NAME_AT : 0.5);
  const occupant = seats[seat] ?? { name: '', ai: false };
  drawPlateName(pen, boxes, occupant, x, y, rect.x + rect.width - x - 10 - spare, on.as.name);
  return y;
}

/** Draws a faint rim if every player may act at any time, the full glow if one of several must. */
function drawActingRim(pen: Pen, rect: Rect, acting: number): void {
  if (acting === 1) drawPlateGlow(pen, rect);
  else drawRim(pen, rect);
}

function drawRim(pen: Pen, rect: Rect): void {
  beginRoundedRect(pen, rect.x - 1, rect.y - 1, rect.width + 2, rect.height + 2, 17);
  strokeOutline(pen, getKitHues(pen).ink, pen.look.strong ? 8 : 6);
  strokeOutline(pen, getKitHues(pen).glow, 4);
}

/** End of a plate: the medal of a place, or the box of a player who wants to pack up. */
type PlateEnd = { readonly kind: 'medal'; readonly place: number } | { readonly kind: 'packing' };

function getPlateEnd(request: PictureRequest, view: PiecepackView, seat: number): PlateEnd | null {
  const placed = request.places?.find((one) => one.seat === seat);
  if (placed) return { kind: 'medal', place: placed.place };
  return view.packing[seat] ? { kind: 'packing' } : null;
}

function drawPlateEnd(pen: Pen, end: PlateEnd, { x, y }: Point, radius: number): void {
  if (end.kind === 'medal') drawMedal(pen, end.place, x, y, Math.round(radius));
  else drawIcon(pen, 'box', x, y, Math.round(radius));
}

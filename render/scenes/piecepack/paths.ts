import type { Place, Spot } from '../../../src/games/piecepack/types.ts';
import { drawDepartureRing, drawTraceArrow, type Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import { beginCircle, fill } from '../../kit/shapes.ts';
import { getSeatStyle, getTraceStyle } from './colours.ts';
import { getPlaceMiddle } from './field.ts';
import { getTokenPlace } from './plates.ts';
import { drawSignature, drawStockRing, getTokenRadius } from './rings.ts';
import { getStockPlace } from './supply.ts';
import type { TraceContext } from './trace-context.ts';

const ARROW_WIDTH = 9;

/** Returns the spot of a place on the board; null elsewhere. */
export function getBoardSpot(place: Place): Spot | null {
  return place.kind === 'board' ? place : null;
}

/** Draws a ring at the start of a move, with the token of the player who took the piece. */
export function drawDeparture(by: TraceContext, seat: number, from: Place): void {
  if (from.kind === 'bag' || from.kind === 'box') drawStockRing(by, seat, from.kind);
  if (from.kind !== 'board') return;
  const { pen, on } = by;
  const at = getPlaceMiddle(on, from.x, from.y);
  const look = getTraceStyle(pen, seat, 8);
  beginCircle(pen, at.x, at.y, getTokenRadius(on) * 1.35);
  fill(pen, getSeatStyle(pen, seat).pale);
  drawDepartureRing(pen, at, look, getTokenRadius(on) * 1.35);
  drawSignature(by, seat, at);
}

/** Draws an arrow from place to place; dotted for captures. Plates and cards between them stay visible. */
export function drawPath(by: TraceContext, seat: number, from: Place, to: Place, dotted: boolean): void {
  const { pen, on } = by;
  const [start, end] = [getPathAnchor(by, from), getPathAnchor(by, to)];
  if (Math.hypot(end.x - start.x, end.y - start.y) < 4) return;
  pen.save();
  clipCards(by, [from, to]);
  const short = getBoardSpot(to) ? on.cell * 0.5 : getRimRadius(by, to);
  drawTraceArrow(
    pen,
    [getRimPoint(start, end, getRimRadius(by, from)), end],
    { ...getTraceStyle(pen, seat, ARROW_WIDTH), dotted },
    short,
  );
  pen.restore();
}

/** Draws a two-headed arrow between two pieces that changed places. */
export function drawSwapPath(by: TraceContext, seat: number, one: Place, other: Place): void {
  const [start, end] = [getPathAnchor(by, one), getPathAnchor(by, other)];
  const between = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const look = getTraceStyle(by.pen, seat, ARROW_WIDTH);
  drawTraceArrow(by.pen, [between, end], look, by.on.cell * 0.3);
  drawTraceArrow(by.pen, [between, start], look, by.on.cell * 0.3);
  drawSignature(by, seat, between);
}

/** Returns a point on the rim of the ring instead of its middle. */
function getRimPoint(start: Point, end: Point, rim: number): Point {
  const part = Math.min(0.6, rim / Math.hypot(end.x - start.x, end.y - start.y));
  return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
}

/** Returns the radius of a place's ring; for a spot, that of the small departure ring. */
function getRimRadius({ on }: TraceContext, place: Place): number {
  if (place.kind === 'board') return getTokenRadius(on) * 1.5;
  return place.kind === 'area' ? on.as.token + 3 : getStockPlace(on, place.kind).radius * 1.15;
}

/** Returns the end of an arrow: the middle of a spot, the drawing of bag or box, or the token of a seat. */
function getPathAnchor({ on }: TraceContext, place: Place): Point {
  switch (place.kind) {
    case 'board':
      return getPlaceMiddle(on, place.x, place.y);
    case 'bag':
    case 'box':
      return getStockPlace(on, place.kind);
    case 'area':
      return getTokenPlace(on, place.seat, true);
  }
}

/** Clips further drawing to the outside of plates and cards, except the drawings at the two places, and of letters and numbers. */
function clipCards({ pen, on, boxes }: TraceContext, places: readonly Place[]): void {
  const cards = [...on.plates, on.bag, on.box, on.notes, on.tray].flatMap((rect) => rect ?? []);
  const open = places.flatMap((place) => getCardOpening(on, place) ?? []);
  const said = boxes
    .list('text')
    .filter(
      (text) => !cards.some((card) => isOnCard(text, card)) || open.some((part) => isOnCard(text, part)),
    );
  pen.beginPath();
  pen.rect(0, 0, pen.canvas.width, pen.canvas.height);
  for (const { x, y, width, height } of [...cards, ...open, ...said]) pen.rect(x, y, width, height);
  pen.clip('evenodd');
}

function isOnCard({ x, y }: Rect, card: Rect): boolean {
  return x >= card.x && x < card.x + card.width && y >= card.y && y < card.y + card.height;
}

/** Returns the part of a place's card that an arrow may reach. */
function getCardOpening(on: TraceContext['on'], place: Place): Rect | null {
  if (place.kind === 'board') return null;
  if (place.kind === 'area') {
    const rect = on.plates[place.seat];
    return rect ? { ...rect, width: Math.max(on.as.band, on.as.token * 2 + 8) } : null;
  }
  const { x, radius } = getStockPlace(on, place.kind);
  return { ...on[place.kind], width: x + radius - on[place.kind].x };
}

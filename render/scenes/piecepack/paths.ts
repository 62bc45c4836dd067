import type { Place, Spot } from '../../../src/games/piecepack/types.ts';
import { departure, type Point, trace } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import { circle, fill } from '../../kit/shapes.ts';
import { middle } from './field.ts';
import { seatLook, traceOf } from './look.ts';
import { tokenSpot } from './plates.ts';
import { ringedStock, signed, tokenRadius } from './rings.ts';
import { stockSpot } from './supply.ts';
import type { Tracing } from './tracing.ts';

const WIDE = 9;

/** The place, if it is on the board. */
export function onBoard(place: Place): Spot | null {
  return place.kind === 'board' ? place : null;
}

/** A ring where something was, with the token of who took it. */
export function stood(by: Tracing, seat: number, from: Place): void {
  if (from.kind === 'bag' || from.kind === 'box') ringedStock(by, seat, from.kind);
  if (from.kind !== 'board') return;
  const { pen, on } = by;
  const at = middle(on, from.x, from.y);
  const look = traceOf(pen, seat, 8);
  circle(pen, at.x, at.y, tokenRadius(on) * 1.35);
  fill(pen, seatLook(pen, seat).pale);
  departure(pen, at, look, tokenRadius(on) * 1.35);
  signed(by, seat, at);
}

/** An arrow from place to place; dotted for what was captured. Plates and cards between them stay in sight. */
export function went(by: Tracing, seat: number, from: Place, to: Place, dotted: boolean): void {
  const { pen, on } = by;
  const [start, end] = [anchor(by, from), anchor(by, to)];
  if (Math.hypot(end.x - start.x, end.y - start.y) < 4) return;
  pen.save();
  clear(by, [from, to]);
  const short = onBoard(to) ? on.cell * 0.5 : rimOf(by, to);
  trace(pen, [leaving(start, end, rimOf(by, from)), end], { ...traceOf(pen, seat, WIDE), dotted }, short);
  pen.restore();
}

/** Two that changed places: an arrow with two heads. */
export function both(by: Tracing, seat: number, one: Place, other: Place): void {
  const [start, end] = [anchor(by, one), anchor(by, other)];
  const between = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const look = traceOf(by.pen, seat, WIDE);
  trace(by.pen, [between, end], look, by.on.cell * 0.3);
  trace(by.pen, [between, start], look, by.on.cell * 0.3);
  signed(by, seat, between);
}

/** From the rim of the ring, not from its middle. */
function leaving(start: Point, end: Point, rim: number): Point {
  const part = Math.min(0.6, rim / Math.hypot(end.x - start.x, end.y - start.y));
  return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
}

/** How far from its middle the ring of a place is; of a spot the small one that something left. */
function rimOf({ on }: Tracing, place: Place): number {
  if (place.kind === 'board') return tokenRadius(on) * 1.5;
  return place.kind === 'area' ? on.as.token + 3 : stockSpot(on, place.kind).radius * 1.15;
}

/** Where an arrow begins and ends: the middle of a spot, the drawing of bag or box, the token of a seat. */
function anchor({ on }: Tracing, place: Place): Point {
  switch (place.kind) {
    case 'board':
      return middle(on, place.x, place.y);
    case 'bag':
    case 'box':
      return stockSpot(on, place.kind);
    case 'area':
      return tokenSpot(on, place.seat, true);
  }
}

/**
 * Draws beside all plates and cards from here on, but for the drawings of those two, and beside
 * letters and numbers.
 */
function clear({ pen, on, boxes }: Tracing, places: readonly Place[]): void {
  const cards = [...on.plates, on.bag, on.box, on.notes, on.tray].flatMap((rect) => rect ?? []);
  const open = places.flatMap((place) => opening(on, place) ?? []);
  const said = boxes
    .list('text')
    .filter((text) => !cards.some((card) => lies(text, card)) || open.some((part) => lies(text, part)));
  pen.beginPath();
  pen.rect(0, 0, pen.canvas.width, pen.canvas.height);
  for (const { x, y, width, height } of [...cards, ...open, ...said]) pen.rect(x, y, width, height);
  pen.clip('evenodd');
}

function lies({ x, y }: Rect, card: Rect): boolean {
  return x >= card.x && x < card.x + card.width && y >= card.y && y < card.y + card.height;
}

/** The part of its card that an arrow may reach. */
function opening(on: Tracing['on'], place: Place): Rect | null {
  if (place.kind === 'board') return null;
  if (place.kind === 'area') {
    const rect = on.plates[place.seat];
    return rect ? { ...rect, width: Math.max(on.as.band, on.as.token * 2 + 8) } : null;
  }
  const { x, radius } = stockSpot(on, place.kind);
  return { ...on[place.kind], width: x + radius - on[place.kind].x };
}

import type { PiecepackEvent, Place, Spot } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { getNewestEvents } from '../../kit/move-numbers.ts';
import type { PictureRequest } from '../../request.ts';
import { type Field, FRAME_WIDTH, getBoardRect, getPlaceMiddle, isDrawn } from './field.ts';
import { drawDeparture, drawPath, drawSwapPath, getBoardSpot } from './paths.ts';
import { drawBoardFrame, drawPieceRing, drawStockRing } from './rings.ts';
import type { TraceContext } from './trace-context.ts';

/**
 * Draws the last actions, each with the player's token. An arrow leads from a piece's old place to its new one, on the board or off it; a
 * ring marks what was laid, flipped, rolled or looked at.
 */
export function drawTraces(pen: Pen, request: PictureRequest, on: Field, boxes: Boxes): void {
  const by = { pen, on, boxes };
  for (const event of getNewestEvents<PiecepackEvent>(request, (event) => getCourse(by, event).length > 0))
    if (isOnBoard(on, event)) drawEventTrace(by, event);
}

const BAG: Place = { kind: 'bag' };
const BOX: Place = { kind: 'box' };

function drawEventTrace(by: TraceContext, event: PiecepackEvent): void {
  switch (event.kind) {
    case 'moved':
      drawMove(by, event.seat, event.from, event.to, event.how === 'captured');
      break;
    case 'swapped':
      drawSwapPath(by, event.seat, event.from, event.to);
      break;
    case 'rolled':
      for (const { suit, at } of event.dice) drawPieceRing(by, event.seat, at, { die: suit, token: true });
      break;
    case 'set':
      drawPieceRing(by, event.seat, event.die.at, { die: event.die.suit, token: true });
      break;
    case 'flipped':
    case 'turned':
    case 'looked':
    case 'shuffled':
      drawPieceRing(by, event.seat, event.at, { token: true });
      break;
    case 'filled':
      drawMove(by, event.seat, BOX, BAG, false);
      break;
    case 'opened':
    case 'cleared':
      drawStockRing(by, event.seat, 'box');
      break;
    case 'laidOut':
    case 'setUp':
      drawBoardFrame(by, event.seat);
      break;
    case 'allLaid':
      for (const [at, { to }] of event.laid.entries())
        if (to.kind === 'board') drawPieceRing(by, event.seat, to, { token: at === event.laid.length - 1 });
      break;
    case 'undone':
    case 'noted':
    case 'packing':
    case 'over':
      break;
  }
}

/** Returns whether the event's spots are still on the board: a new one may have been set up since. */
function isOnBoard(on: Field, event: PiecepackEvent): boolean {
  return getEventSpots(event).every((spot) => isDrawn(on, spot));
}

function getEventSpots(event: PiecepackEvent): readonly Spot[] {
  switch (event.kind) {
    case 'moved':
    case 'swapped':
      return [getBoardSpot(event.from), getBoardSpot(event.to)].flatMap((spot) => spot ?? []);
    case 'allLaid':
      return event.laid.flatMap(({ to }) => getBoardSpot(to) ?? []);
    case 'rolled':
      return event.dice.map(({ at }) => at);
    case 'set':
      return [event.die.at];
    case 'flipped':
    case 'turned':
    case 'looked':
    case 'shuffled':
      return [event.at];
    default:
      return [];
  }
}

/** Returns the path of an event's trace: one point for a ring, empty if it leaves none on the board. */
export function getCourse({ on }: TraceContext, event: PiecepackEvent): readonly Point[] {
  if (!isOnBoard(on, event)) return [];
  switch (event.kind) {
    case 'moved':
    case 'swapped':
      return getCourseBetween(on, getBoardSpot(event.from), getBoardSpot(event.to));
    case 'rolled':
      return event.dice.slice(0, 1).flatMap(({ at }) => getCourseBetween(on, at, null));
    case 'set':
      return getCourseBetween(on, event.die.at, null);
    case 'flipped':
    case 'turned':
    case 'looked':
    case 'shuffled':
      return getCourseBetween(on, event.at, null);
    case 'allLaid':
      return event.laid.slice(-1).flatMap(({ to }) => getCourseBetween(on, getBoardSpot(to), null));
    case 'laidOut':
    case 'setUp':
      return [getRimMiddle(on)];
    default:
      return [];
  }
}

/** Returns the middle of the far edge of the frame, where no piece lies. */
function getRimMiddle(on: Field): Point {
  const { x, y, width } = getBoardRect(on);
  return { x: x + width / 2, y: y - FRAME_WIDTH / 2 };
}

/**
 * Returns the path from one spot to the other. If only one is on the board, it is a point at that spot's edge, as its middle has a piece or
 * a token.
 */
function getCourseBetween(on: Field, from: Spot | null, to: Spot | null): readonly Point[] {
  if (from && to) return [getPlaceMiddle(on, from.x, from.y), getPlaceMiddle(on, to.x, to.y)];
  const only = from ?? to;
  return only ? [getPlaceMiddle(on, only.x + 0.42, only.y - 0.36)] : [];
}

/** Draws a move; a captured piece gets no departure ring, as the capturing piece rings its spot. */
function drawMove(by: TraceContext, seat: number, from: Place, to: Place, captured: boolean): void {
  if (!captured) drawDeparture(by, seat, from);
  drawPath(by, seat, from, to, captured);
  const spot: Spot | null = getBoardSpot(to);
  if (spot) drawPieceRing(by, seat, spot, { token: false });
}

import type { PiecepackEvent, Place, Spot } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { newest } from '../../kit/order.ts';
import type { PictureRequest } from '../../request.ts';
import { type Field, FRAME, isDrawn, middle, whole } from './field.ts';
import { both, onBoard, stood, went } from './paths.ts';
import { framed, ringed, ringedStock } from './rings.ts';
import type { Tracing } from './tracing.ts';

/**
 * What was done last: an arrow from where a piece was to where it is, on the board or off it; a ring round what was laid,
 * flipped, rolled or looked at. Each bears the token of who did it.
 */
export function traces(pen: Pen, request: PictureRequest, on: Field, boxes: Boxes): void {
  const by = { pen, on, boxes };
  for (const event of newest<PiecepackEvent>(request, (event) => courseOf(by, event).length > 0))
    if (isOnBoard(on, event)) traced(by, event);
}

const BAG: Place = { kind: 'bag' };
const BOX: Place = { kind: 'box' };

function traced(by: Tracing, event: PiecepackEvent): void {
  switch (event.kind) {
    case 'moved':
      moved(by, event.seat, event.from, event.to, event.how === 'captured');
      break;
    case 'swapped':
      both(by, event.seat, event.from, event.to);
      break;
    case 'rolled':
      for (const { suit, at } of event.dice) ringed(by, event.seat, at, { die: suit, token: true });
      break;
    case 'set':
      ringed(by, event.seat, event.die.at, { die: event.die.suit, token: true });
      break;
    case 'flipped':
    case 'turned':
    case 'looked':
    case 'shuffled':
      ringed(by, event.seat, event.at, { token: true });
      break;
    case 'filled':
      moved(by, event.seat, BOX, BAG, false);
      break;
    case 'opened':
    case 'cleared':
      ringedStock(by, event.seat, 'box');
      break;
    case 'laidOut':
    case 'setUp':
      framed(by, event.seat);
      break;
    case 'allLaid':
      for (const [at, { to }] of event.laid.entries())
        if (to.kind === 'board') ringed(by, event.seat, to, { token: at === event.laid.length - 1 });
      break;
    case 'undone':
    case 'noted':
    case 'packing':
    case 'over':
      break;
  }
}

/** Whether it was where the board still is: another one may have been set up since. */
function isOnBoard(on: Field, event: PiecepackEvent): boolean {
  return spotsOf(event).every((spot) => isDrawn(on, spot));
}

function spotsOf(event: PiecepackEvent): readonly Spot[] {
  switch (event.kind) {
    case 'moved':
    case 'swapped':
      return [onBoard(event.from), onBoard(event.to)].flatMap((spot) => spot ?? []);
    case 'allLaid':
      return event.laid.flatMap(({ to }) => onBoard(to) ?? []);
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

/** Where the trace of an event runs; a ring is where it is; nowhere where it leaves none on the board. */
export function courseOf({ on }: Tracing, event: PiecepackEvent): readonly Point[] {
  if (!isOnBoard(on, event)) return [];
  switch (event.kind) {
    case 'moved':
    case 'swapped':
      return between(on, onBoard(event.from), onBoard(event.to));
    case 'rolled':
      return event.dice.slice(0, 1).flatMap(({ at }) => between(on, at, null));
    case 'set':
      return between(on, event.die.at, null);
    case 'flipped':
    case 'turned':
    case 'looked':
    case 'shuffled':
      return between(on, event.at, null);
    case 'allLaid':
      return event.laid.slice(-1).flatMap(({ to }) => between(on, onBoard(to), null));
    case 'laidOut':
    case 'setUp':
      return [rim(on)];
    default:
      return [];
  }
}

/** The middle of the far edge of the frame, where nothing lies. */
function rim(on: Field): Point {
  const { x, y, width } = whole(on);
  return { x: x + width / 2, y: y - FRAME / 2 };
}

/** From one spot to the other; where only one is on the board, at its edge, as a piece or a token is in its middle. */
function between(on: Field, from: Spot | null, to: Spot | null): readonly Point[] {
  if (from && to) return [middle(on, from.x, from.y), middle(on, to.x, to.y)];
  const only = from ?? to;
  return only ? [middle(on, only.x + 0.42, only.y - 0.36)] : [];
}

/** What was captured only goes on: where it stood is ringed by what captured it. */
function moved(by: Tracing, seat: number, from: Place, to: Place, captured: boolean): void {
  if (!captured) stood(by, seat, from);
  went(by, seat, from, to, captured);
  const spot: Spot | null = onBoard(to);
  if (spot) ringed(by, seat, spot, { token: false });
}

import type { PiecepackEvent, Place, Spot } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import type { PictureRequest } from '../../request.ts';
import type { Field } from './field.ts';
import { both, onBoard, stood, went } from './paths.ts';
import { framed, ringed, ringedStock } from './rings.ts';
import type { Tracing } from './tracing.ts';

/**
 * What was done last: an arrow from where a piece was to where it is, on the board or off it; a ring round what was laid,
 * flipped, rolled or looked at. Each bears the token of who did it.
 */
export function traces(pen: Pen, request: PictureRequest, on: Field, boxes: Boxes): void {
  for (const event of request.events as readonly PiecepackEvent[]) traced({ pen, on, boxes }, event);
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
      framed(by, event.seat);
      break;
    case 'undone':
    case 'noted':
    case 'packing':
    case 'over':
      break;
  }
}

/** What was captured only goes on: where it stood is ringed by what captured it. */
function moved(by: Tracing, seat: number, from: Place, to: Place, captured: boolean): void {
  if (!captured) stood(by, seat, from);
  went(by, seat, from, to, captured);
  const spot: Spot | null = onBoard(to);
  if (spot) ringed(by, seat, spot, { token: false });
}

import type {
  PieceKind,
  PiecepackEvent,
  Place,
  SeenPiece,
  Spot,
  Suit,
} from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import { departure, type TraceLook, trace } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import { line, rounded } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../picture.ts';
import { type Field, middle } from './field.ts';
import { traceOf } from './look.ts';
import { ground, spot } from './pieces.ts';

/** What was done last: an arrow from where a piece was to where it is, a ring round what was laid, flipped, rolled or looked at. */
export function traces(pen: Pen, request: PictureRequest, on: Field): void {
  for (const event of request.events as readonly PiecepackEvent[]) traced(pen, on, event);
}

function traced(pen: Pen, on: Field, event: PiecepackEvent): void {
  switch (event.kind) {
    case 'moved':
    case 'swapped':
      went(pen, on, event.seat, onBoard(event.from), onBoard(event.to));
      break;
    case 'rolled':
      for (const { suit, at } of event.dice) ringed(pen, on, event.seat, at, suit);
      break;
    case 'flipped':
    case 'turned':
    case 'looked':
    case 'shuffled':
      ringed(pen, on, event.seat, event.at);
      break;
    case 'laidOut':
    case 'cleared':
    case 'opened':
    case 'undone':
    case 'noted':
    case 'packing':
    case 'over':
      break;
  }
}

function onBoard(place: Place): Spot | null {
  return place.kind === 'board' ? place : null;
}

function went(pen: Pen, on: Field, seat: number, from: Spot | null, to: Spot | null): void {
  if (from) left(pen, on, seat, from, to);
  if (to) ringed(pen, on, seat, to);
}

/** A ring where it was; an arrow where it went, if that is on the board too. */
function left(pen: Pen, on: Field, seat: number, from: Spot, to: Spot | null): void {
  const start = middle(on, from.x, from.y);
  departure(pen, start, traceOf(pen, seat, 8), on.cell * (to ? 0.16 : 0.32));
  if (to) trace(pen, [start, middle(on, to.x, to.y)], traceOf(pen, seat, 9), on.cell * 0.5);
}

/** These are square. */
const RIMMED: readonly PieceKind[] = ['t', 'd'];

/** Round the highest piece there, or the die of that suit. */
function ringed(pen: Pen, on: Field, seat: number, at: Spot, die?: Suit): void {
  const look = traceOf(pen, seat, 8);
  const laid = on.laid.findLast(({ piece }) => lies(piece, at) && (!die || isDie(piece, die)));
  if (laid && RIMMED.includes(laid.piece.kind)) rimmed(pen, ground(on, laid), look);
  else if (laid) departure(pen, spot(on, laid), look, on.cell * 0.46 * laid.scale);
  else departure(pen, middle(on, at.x, at.y), look, on.cell * 0.4);
}

function lies({ place }: SeenPiece, { x, y }: Spot): boolean {
  return place.kind === 'board' && place.x === x && place.y === y;
}

function isDie({ kind, suit }: SeenPiece, die: Suit): boolean {
  return kind === 'd' && suit === die;
}

function rimmed(pen: Pen, { x, y, width, height }: Rect, look: TraceLook): void {
  rounded(pen, x + 1, y + 1, width - 2, height - 2, 12);
  line(pen, look.edge, 8);
  line(pen, look.colour, 5);
}

import type { ForageView } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { suitColour, suitPale } from '../../kit/colours.ts';
import { motif } from '../../kit/motif.ts';
import { pawn } from '../../kit/pawn.ts';
import { plateGlow, plateGround, plateName } from '../../kit/plate.ts';
import { motifOf } from '../../look.ts';
import type { PictureRequest } from '../../request.ts';
import { BARE, end } from './ends.ts';
import { below, type Field } from './field.ts';
import { pawnOf } from './look.ts';
import { WIDTH } from './measures.ts';
import { stash } from './stash.ts';

const INSET = 12;

/** Each plate is in the corner in which its seat begins: a1, h1, h8, a8 (R-FO-2). */
function plateOf(on: Field, seat: number): Rect {
  const { pad, chip, plate } = on.by;
  const width = (WIDTH - pad * 4 - chip) / 2;
  const x = seat === 0 || seat === 3 ? pad : WIDTH - pad - width;
  return { x, y: seat < 2 ? below(on) : pad, width, height: plate };
}

/** The grounds of all plates. */
export function grounds(pen: Pen, on: Field, seats: number): void {
  const hollow = motifOf(pen, 'hollow');
  for (let seat = 0; seat < seats; seat++) {
    const rect = plateOf(on, seat);
    plateGround(pen, rect, suitPale(pen, seat), suitColour(pen, seat), on.by.band);
    if (hollow && !pen.look.strong) within(pen, rect, () => behind(pen, on, rect, hollow));
  }
}

function behind(pen: Pen, on: Field, rect: Rect, drawing: Parameters<typeof motif>[1]): void {
  motif(pen, drawing, rect.x + on.by.band / 2, rect.y + rect.height / 2, rect.height);
}

function within(pen: Pen, rect: Rect, draw: () => void): void {
  pen.save();
  pen.beginPath();
  pen.roundRect(rect.x, rect.y, rect.width, rect.height, 16);
  pen.clip();
  draw();
  pen.restore();
}

/** Who sits there, the stash, the die, what it counts as far as it is known, and in the end the place. */
export function seated(
  pen: Pen,
  request: PictureRequest,
  view: ForageView,
  on: Field,
  seat: number,
  boxes: Boxes,
): void {
  const rect = plateOf(on, seat);
  const { band, standing, name, plate, carried } = on.by;
  boxes.note('plate', `plate ${seat}`, rect);
  if (request.turn.includes(seat)) plateGlow(pen, rect);
  pawn(pen, pawnOf(pen, seat), rect.x + band / 2, rect.y + plate / 2, standing);
  const x = rect.x + band + INSET;
  const taken = end(pen, request, view, on, seat, rect, boxes);
  const room = rect.width - band - INSET - taken;
  const sitter = request.sitters[seat] ?? { name: '', ai: false };
  plateName(pen, boxes, sitter, x, rect.y + name * 0.78, room, name);
  const y = rect.y + plate - carried[0] - 4;
  stash(pen, view.stashes[seat] ?? [], on, { x, y, room, whole: taken <= BARE, seat }, boxes);
}

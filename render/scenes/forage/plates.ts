import type { ForageView } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getSuitColour, getSuitPale } from '../../kit/colours.ts';
import { drawMotif } from '../../kit/motif.ts';
import { drawPawn } from '../../kit/pawn.ts';
import { drawPlateGlow, drawPlateGround, drawPlateName } from '../../kit/plate.ts';
import type { PictureRequest } from '../../request.ts';
import { findMotif } from '../../style.ts';
import { type Field, getLowerPlatesTop } from './field.ts';
import { WIDTH } from './measures.ts';
import { drawPlateEnd } from './plate-end.ts';
import { drawStash } from './stash.ts';
import { getPawnStyle } from './styles.ts';

const INSET = 12;

/** Returns the plate of a seat, in the corner where the seat begins: a1, h1, h8, a8 (R-FO-2). */
function getPlateRect(on: Field, seat: number): Rect {
  const { pad, chip, plate } = on.by;
  const width = (WIDTH - pad * 4 - chip) / 2;
  const x = seat === 0 || seat === 3 ? pad : WIDTH - pad - width;
  return { x, y: seat < 2 ? getLowerPlatesTop(on) : pad, width, height: plate };
}

/** Draws the backgrounds of all plates. */
export function drawPlateGrounds(pen: Pen, on: Field, seats: number): void {
  const hollow = findMotif(pen, 'hollow');
  for (let seat = 0; seat < seats; seat++) {
    const rect = getPlateRect(on, seat);
    drawPlateGround(pen, rect, getSuitPale(pen, seat), getSuitColour(pen, seat), on.by.band);
    if (hollow && !pen.look.strong) withPlateClip(pen, rect, () => drawBackdrop(pen, on, rect, hollow));
  }
}

function drawBackdrop(pen: Pen, on: Field, rect: Rect, drawing: Parameters<typeof drawMotif>[1]): void {
  drawMotif(pen, drawing, rect.x + on.by.band / 2, rect.y + rect.height / 2, rect.height);
}

function withPlateClip(pen: Pen, rect: Rect, draw: () => void): void {
  pen.save();
  pen.beginPath();
  pen.roundRect(rect.x, rect.y, rect.width, rect.height, 16);
  pen.clip();
  draw();
  pen.restore();
}

/** Draws the occupant's name, the stash, the die, the score as far as known, and in the end the place. */
export function drawSeatPlate(
  pen: Pen,
  request: PictureRequest,
  view: ForageView,
  on: Field,
  seat: number,
  boxes: Boxes,
): void {
  const rect = getPlateRect(on, seat);
  const { band, standing, name, plate, carried } = on.by;
  boxes.note('plate', `plate ${seat}`, rect);
  if (request.turn.includes(seat)) drawPlateGlow(pen, rect);
  drawPawn(pen, getPawnStyle(pen, seat), rect.x + band / 2, rect.y + plate / 2, standing);
  const x = rect.x + band + INSET;
  const taken = drawPlateEnd(pen, request, view, on, seat, rect, boxes);
  const room = rect.width - band - INSET - taken;
  const occupant = request.occupants[seat] ?? { name: '', ai: false };
  drawPlateName(pen, boxes, occupant, x, rect.y + name * 0.7, room, name);
  const y = rect.y + plate - carried[0] - 4;
  drawStash(pen, view.stashes[seat] ?? [], on, { x, y, room, seat }, boxes);
}

import type { Seat } from '../../../src/engine/game.ts';
import type { ForageView } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues, getSuitColour, getSuitPale } from '../../kit/colours.ts';
import { drawDie } from '../../kit/die.ts';
import { drawMotif } from '../../kit/motif.ts';
import { drawPawn, getSuitPawnStyle } from '../../kit/pawn.ts';
import { drawMedal, drawPlateGlow, drawPlateGround, drawPlateName } from '../../kit/plate.ts';
import { beginRoundedRect, fill } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';
import type { PictureRequest } from '../../request.ts';
import { findMotif } from '../../style.ts';
import { getDieStyle } from './colours.ts';
import { getStashWorth } from './counts.ts';
import { type Field, getLowerPlatesTop } from './field.ts';
import { WIDTH } from './measures.ts';
import { drawStash } from './stash.ts';

/** Width of the end of a plate without anything on it. */
const BARE_WIDTH = 8;

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
  drawPawn(pen, getSuitPawnStyle(pen, seat), rect.x + band / 2, rect.y + plate / 2, standing);
  const x = rect.x + band + INSET;
  const taken = drawPlateEnd(pen, request, view, on, seat, rect, boxes);
  const room = rect.width - band - INSET - taken;
  const occupant = request.occupants[seat] ?? { name: '', ai: false };
  drawPlateName(pen, boxes, occupant, x, rect.y + name * 0.7, room, name);
  const y = rect.y + plate - carried[0] - 4;
  drawStash(pen, view.stashes[seat] ?? [], on, { x, y, room, seat }, boxes);
}

/** Draws the die or the medal; its middle at (x, y). */
type Sign = (x: number, y: number, size: number) => void;

/** Draws the die or the place at the right end of a plate, and the stash's score if known. Returns the width of it all. */
function drawPlateEnd(
  pen: Pen,
  request: PictureRequest,
  view: ForageView,
  on: Field,
  seat: Seat,
  rect: Rect,
  boxes: Boxes,
): number {
  const sign = createEndSign(pen, request, view, seat);
  const score = getScore(request, view, seat);
  if (!sign && score === null) return BARE_WIDTH;
  const { die, figure } = on.by;
  const wide = Math.max(die, score === null ? 0 : getPillWidth(score, figure)) + 8;
  const x = rect.x + rect.width - 10 - wide / 2 + 4;
  const [high, low] = score === null ? [0.5, 0] : [0.27, sign ? 0.76 : 0.5];
  const side = Math.round(score === null ? die : die * 0.95);
  const y = rect.y + rect.height * high;
  sign?.(x, y, side);
  if (sign)
    boxes.note('piece', `sign ${seat}`, { x: x - side / 2, y: y - side / 2, width: side, height: side });
  if (score !== null) drawPill(pen, boxes, `score ${seat}`, score, x, rect.y + rect.height * low, figure);
  return wide + 10;
}

function createEndSign(pen: Pen, request: PictureRequest, view: ForageView, seat: Seat): Sign | null {
  const ended = request.places?.find((placed) => placed.seat === seat);
  if (ended) return (x, y, size) => drawMedal(pen, ended.place, x, y, Math.round(size / 2));
  const { rolled } = view;
  return view.mover === seat && rolled !== null
    ? (x, y, size) => drawCube(pen, seat, rolled, x, y, size)
    : null;
}

/** Draws the die; its null is a dash, as on the coins. */
function drawCube(pen: Pen, seat: Seat, rolled: number, x: number, y: number, size: number): void {
  const look = getDieStyle(pen, seat);
  drawDie(pen, look, rolled, x, y, Math.round(size));
  if (rolled === 0) write(pen, '–', x, y, { size: size * 0.68, colour: look.ink, align: 'center' });
}

/** Returns the final score, or before the end what the viewer may know of others; the viewer's own is counted in the tray. */
function getScore(request: PictureRequest, view: ForageView, seat: Seat): number | null {
  const ended = request.places?.find((placed) => placed.seat === seat);
  if (ended) return ended.score ?? null;
  if (seat === view.viewer || (view.stashes[seat] ?? []).length === 0) return null;
  return getStashWorth(view, view.stashes[seat] ?? []);
}

/** Returns the width of a score. */
export function getPillWidth(score: number, size: number): number {
  return String(score).length * size * 0.56 + size * 0.7;
}

/** Draws a score, light on dark; its middle at (x, y). */
export function drawPill(
  pen: Pen,
  boxes: Boxes,
  name: string,
  score: number,
  x: number,
  y: number,
  size: number,
): void {
  const [width, height] = [getPillWidth(score, size), size * 1.25];
  const rect = { x: x - width / 2, y: y - height / 2, width, height };
  beginRoundedRect(pen, rect.x, rect.y, width, height, height / 2);
  fill(pen, getKitHues(pen).ink);
  write(pen, String(score), x, y, { size, colour: getKitHues(pen).white, align: 'center' });
  boxes.note('text', name, rect);
}

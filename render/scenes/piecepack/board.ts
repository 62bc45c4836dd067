import type { Canvas, Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { getLayer } from '../../kit/canvas-cache.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawMotif } from '../../kit/motif.ts';
import { drawPlateGround } from '../../kit/plate.ts';
import { beginRoundedRect, fill, strokeOutline, withShadow } from '../../kit/shapes.ts';
import { findMotif } from '../../style.ts';
import { getPiecepackHues, getSeatStyle, NO_LIGHT } from './colours.ts';
import { drawFittings } from './dusk.ts';
import { type Field, FRAME_WIDTH, getBoardRect, getStretches, type Stretch } from './field.ts';
import { WIDTH } from './measures.ts';

/** Reach of the light round the board, in parts of its longer half side. */
const LIGHT_REACH = 1.5;

/** Minimum room for a lamp, in pixels. */
const MIN_LAMP_ROOM = 70;

/** Returns everything that never changes while the table has this layout. */
export function getBoardCanvas(pen: Pen, on: Field): Canvas {
  const { columns, rows, cell, across, x, y, height } = on;
  const grounds = [on.bag, on.box, on.notes, on.tray].map((rect) => rect?.y ?? 0).join();
  const key = `piecepack/${columns}/${rows}/${cell}/${across}/${x}/${y}/${on.plates.length}/${grounds}/${height}`;
  return getLayer(pen, key, WIDTH, height, (pen) => {
    pen.fillStyle = getPiecepackHues(pen).ground;
    pen.fillRect(0, 0, WIDTH, height);
    drawTableLight(pen, on);
    for (const part of getStretches(on)) drawCloth(pen, on, part);
    on.plates.forEach((rect, seat) => {
      drawPlate(pen, rect, seat, on.as.band);
    });
    for (const rect of [on.bag, on.box, on.notes, on.tray]) if (rect) drawCard(pen, rect);
    drawLamps(pen, on);
    drawFittings(pen, on);
  });
}

/** Draws the cloth with faint spaces, so that an empty one can be named. */
function drawCloth(pen: Pen, on: Field, { x, y, width, height, columns }: Stretch): void {
  const { frame, frameLight, thread } = getPiecepackHues(pen);
  withShadow(pen, 12, 4, () => {
    beginRoundedRect(
      pen,
      x - FRAME_WIDTH,
      y - FRAME_WIDTH,
      width + FRAME_WIDTH * 2,
      height + FRAME_WIDTH * 2,
      16,
    );
    fill(pen, frame);
  });
  beginRoundedRect(
    pen,
    x - FRAME_WIDTH + 2,
    y - FRAME_WIDTH + 2,
    width + FRAME_WIDTH * 2 - 4,
    height + FRAME_WIDTH * 2 - 4,
    14,
  );
  strokeOutline(pen, frameLight, 2.5);
  beginRoundedRect(pen, x - 2, y - 2, width + 4, height + 4, 8);
  fill(pen, getPiecepackHues(pen).cloth);
  pen.fillStyle = thread;
  for (let column = 1; column < columns; column++)
    pen.fillRect(x + column * on.cell - 1, y + 4, 2, height - 8);
  for (let row = 1; row < on.rows; row++) pen.fillRect(x + 4, y + row * on.cell - 1, width - 8, 2);
}

function drawPlate(pen: Pen, rect: Rect, seat: number, band: number): void {
  const { pale, colour } = getSeatStyle(pen, seat);
  drawPlateGround(pen, rect, pale, colour, band);
  if (pen.look.strong) drawEdge(pen, rect, 4, 15);
}

function drawCard(pen: Pen, rect: Rect): void {
  withShadow(pen, 8, 2, () => {
    beginRoundedRect(pen, rect.x, rect.y, rect.width, rect.height, 14);
    fill(pen, getKitHues(pen).paper);
  });
  drawEdge(pen, rect, pen.look.strong ? 4 : 2, 13);
}

function drawEdge(pen: Pen, { x, y, width, height }: Rect, wide: number, round: number): void {
  beginRoundedRect(pen, x + wide / 2, y + wide / 2, width - wide, height - wide, round);
  strokeOutline(pen, getPiecepackHues(pen).cardEdge, wide);
}

/** Draws the light on the table, which falls off smoothly from the middle of the board. */
function drawTableLight(pen: Pen, on: Field): void {
  const { light, ground } = getPiecepackHues(pen);
  if (light === NO_LIGHT) return;
  const { x, y, width, height } = getBoardRect(on);
  const reach = (Math.max(width, height) / 2) * LIGHT_REACH;
  const shine = pen.createRadialGradient(
    x + width / 2,
    y + height / 2,
    reach * 0.4,
    x + width / 2,
    y + height / 2,
    reach,
  );
  shine.addColorStop(0, light);
  shine.addColorStop(1, ground);
  pen.fillStyle = shine;
  pen.fillRect(0, 0, WIDTH, on.height);
}

/** Draws a theme's lamps in the free places of the table; none if the style asks for large pieces or high contrast. */
function drawLamps(pen: Pen, on: Field): void {
  if (pen.look.strong || pen.look.large) return;
  const lamp = findMotif(pen, 'lamp');
  if (!lamp) return;
  const free = findFreeRooms(on).filter(({ width, height }) => Math.min(width, height) >= MIN_LAMP_ROOM);
  for (const { x, y, width, height } of free)
    drawMotif(pen, lamp, x + width / 2, y + height / 2, Math.min(height, 240, width));
}

/** Returns the free rooms: between the plates and the bag beside the board, or at both sides of the board. */
function findFreeRooms(on: Field): readonly Rect[] {
  const { x, y, width, height } = getBoardRect(on);
  const last = on.plates.at(-1);
  if (last && on.bag.x > x + width) {
    const top = last.y + last.height + 12;
    return [{ x: on.bag.x, y: top, width: on.bag.width, height: on.bag.y - 12 - top }];
  }
  const room = { y, height: height * 0.5, width: x - FRAME_WIDTH - on.side - 8 };
  const right = x + width + FRAME_WIDTH;
  return [
    { ...room, x: 4 },
    { ...room, x: right + 4, width: WIDTH - right - 8 },
  ];
}

import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { drawMotif } from '../../kit/motif.ts';
import { findMotif } from '../../style.ts';
import { getPiecepackHues, NO_LIGHT } from './colours.ts';
import { type Field, FRAME_WIDTH, getBoardRect } from './field.ts';
import { WIDTH } from './measures.ts';

/** Reach of the light round the board, in parts of its longer half side. */
const LIGHT_REACH = 1.5;

/** Draws the light on the table, which falls off smoothly from the middle of the board. */
export function drawTableLight(pen: Pen, on: Field): void {
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
export function drawLamps(pen: Pen, on: Field): void {
  if (pen.look.strong || pen.look.large) return;
  const lamp = findMotif(pen, 'lamp');
  if (!lamp) return;
  const free = findFreeRooms(on).filter(({ width, height }) => Math.min(width, height) >= MIN_LAMP_ROOM);
  for (const { x, y, width, height } of free)
    drawMotif(pen, lamp, x + width / 2, y + height / 2, Math.min(height, 240, width));
}

/** Minimum room for a lamp, in pixels. */
const MIN_LAMP_ROOM = 70;

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

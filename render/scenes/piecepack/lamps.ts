import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { drawMotif } from '../../kit/motif.ts';
import { findMotif } from '../../style.ts';
import { getPiecepackHues } from './colours.ts';
import { type Field, FRAME_WIDTH, getBoardRect } from './field.ts';
import { WIDTH } from './measures.ts';

/** Draws the light on the table, brightest beneath the board, in rings, as a picture has few colours. */
export function drawTableLight(pen: Pen, on: Field): void {
  const { x, y, width, height } = getBoardRect(on);
  const rings = getPiecepackHues(pen).light;
  rings.forEach((colour, at) => {
    const far = 1.5 - (at / rings.length) * 0.95;
    pen.beginPath();
    pen.ellipse(x + width / 2, y + height / 2, width * far * 0.62, height * far * 0.62, 0, 0, Math.PI * 2);
    pen.fillStyle = colour;
    pen.fill();
  });
}

/** Draws a theme's lamps in the free places of the table; none if the style asks for large pieces or high contrast. */
export function drawLamps(pen: Pen, on: Field): void {
  if (pen.look.strong || pen.look.large) return;
  const free = findFreeRooms(on).filter(({ width, height }) => Math.min(width, height) >= MIN_LAMP_ROOM);
  for (const room of free) drawHungLamp(pen, room);
  if (free.length === 0) drawCornerLamp(pen, on);
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

function drawHungLamp(pen: Pen, { x, y, width, height }: Rect): void {
  const size = Math.min(height, 240, width);
  const [middle, centre] = [x + width / 2, y + height / 2];
  const [lamp, moth] = [findMotif(pen, 'lamp'), findMotif(pen, 'moth')];
  if (lamp) drawMotif(pen, lamp, middle, centre, size);
  if (!moth || width < 200) return;
  drawMotif(pen, moth, middle - size * 0.44, centre - size * 0.18, Math.max(22, size * 0.16));
  drawMotif(pen, moth, middle + size * 0.45, centre + size * 0.08, Math.max(18, size * 0.12));
}

/** Draws a lamp where letters and numbers meet. */
function drawCornerLamp(pen: Pen, on: Field): void {
  const { x, y, height } = getBoardRect(on);
  const moth = findMotif(pen, 'moth');
  if (!moth) return;
  drawMotif(
    pen,
    moth,
    x - FRAME_WIDTH - on.side / 2,
    y + height + FRAME_WIDTH + on.as.edge / 2 - 2,
    on.side * 0.95,
  );
}

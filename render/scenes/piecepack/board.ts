import type { Canvas, Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { layer } from '../../kit/layers.ts';
import { plateGround } from '../../kit/plate.ts';
import { fill, line, rounded, shadowed } from '../../kit/shapes.ts';
import { piecepackHues } from './colours.ts';
import { fittings } from './dusk.ts';
import { type Field, FRAME, type Stretch, stretches } from './field.ts';
import { lamps, light } from './lamps.ts';
import { seatLook } from './look.ts';
import { WIDTH } from './measures.ts';

/** All that never changes while the table is laid out so. */
export function board(pen: Pen, on: Field): Canvas {
  const { columns, rows, cell, across, x, y, height } = on;
  const grounds = [on.bag, on.box, on.notes, on.tray].map((rect) => rect?.y ?? 0).join();
  const key = `piecepack/${columns}/${rows}/${cell}/${across}/${x}/${y}/${on.plates.length}/${grounds}/${height}`;
  return layer(pen, key, WIDTH, height, (pen) => {
    pen.fillStyle = piecepackHues(pen).ground;
    pen.fillRect(0, 0, WIDTH, height);
    light(pen, on);
    for (const part of stretches(on)) cloth(pen, on, part);
    on.plates.forEach((rect, seat) => {
      plate(pen, rect, seat, on.as.band);
    });
    for (const rect of [on.bag, on.box, on.notes, on.tray]) if (rect) card(pen, rect);
    lamps(pen, on);
    fittings(pen, on);
  });
}

/** What the pieces lie on: spaces faintly drawn, so that an empty one can be named. */
function cloth(pen: Pen, on: Field, { x, y, width, height, columns }: Stretch): void {
  const { frame, frameLight, thread } = piecepackHues(pen);
  shadowed(pen, 12, 4, () => {
    rounded(pen, x - FRAME, y - FRAME, width + FRAME * 2, height + FRAME * 2, 16);
    fill(pen, frame);
  });
  rounded(pen, x - FRAME + 2, y - FRAME + 2, width + FRAME * 2 - 4, height + FRAME * 2 - 4, 14);
  line(pen, frameLight, 2.5);
  rounded(pen, x - 2, y - 2, width + 4, height + 4, 8);
  fill(pen, piecepackHues(pen).cloth);
  pen.fillStyle = thread;
  for (let column = 1; column < columns; column++)
    pen.fillRect(x + column * on.cell - 1, y + 4, 2, height - 8);
  for (let row = 1; row < on.rows; row++) pen.fillRect(x + 4, y + row * on.cell - 1, width - 8, 2);
}

function plate(pen: Pen, rect: Rect, seat: number, band: number): void {
  const { pale, colour } = seatLook(pen, seat);
  plateGround(pen, rect, pale, colour, band);
  if (pen.look.strong) edged(pen, rect, 4, 15);
}

function card(pen: Pen, rect: Rect): void {
  shadowed(pen, 8, 2, () => {
    rounded(pen, rect.x, rect.y, rect.width, rect.height, 14);
    fill(pen, hues(pen).paper);
  });
  edged(pen, rect, pen.look.strong ? 4 : 2, 13);
}

function edged(pen: Pen, { x, y, width, height }: Rect, wide: number, round: number): void {
  rounded(pen, x + wide / 2, y + wide / 2, width - wide, height - wide, round);
  line(pen, piecepackHues(pen).cardEdge, wide);
}

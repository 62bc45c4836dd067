import type { Canvas, Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { layer } from '../../kit/layers.ts';
import { plateGround } from '../../kit/plate.ts';
import { fill, line, rounded, shadowed } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import { EDGE, type Field, FRAME, middle, WIDTH, whole } from './field.ts';
import { seatLook } from './look.ts';

/** The coloured part of a plate. */
export const BAND = 58;

/** All that never changes while the table is laid out so. */
export function board(pen: Pen, on: Field): Canvas {
  const { columns, rows, cell, x, y, height } = on;
  const grounds = [on.bag, on.box, on.notes, on.tray].map((rect) => rect?.y ?? 0).join();
  const key = `piecepack/${columns}/${rows}/${cell}/${x}/${y}/${on.plates.length}/${grounds}/${height}`;
  return layer(pen, key, WIDTH, height, (pen) => {
    pen.fillStyle = hues(pen).table;
    pen.fillRect(0, 0, WIDTH, height);
    cloth(pen, on);
    coordinates(pen, on);
    on.plates.forEach((rect, seat) => {
      plateGround(pen, rect, seatLook(seat).pale, seatLook(seat).colour, BAND);
    });
    for (const rect of [on.bag, on.box, on.notes]) if (rect) card(pen, rect);
    if (on.tray) card(pen, on.tray);
  });
}

const WOOD = '#8a6f4d';
const CLOTH = '#cdb68c';
const THREAD = '#bea577';

/** What the pieces lie on: spaces faintly drawn, so that an empty one can be named. */
function cloth(pen: Pen, on: Field): void {
  const { x, y, width, height } = whole(on);
  shadowed(pen, 10, 3, () => {
    rounded(pen, x - FRAME, y - FRAME, width + FRAME * 2, height + FRAME * 2, 16);
    fill(pen, WOOD);
  });
  rounded(pen, x - 2, y - 2, width + 4, height + 4, 8);
  fill(pen, CLOTH);
  pen.fillStyle = THREAD;
  for (let column = 1; column < on.columns; column++)
    pen.fillRect(x + column * on.cell - 1, y + 4, 2, height - 8);
  for (let row = 1; row < on.rows; row++) pen.fillRect(x + 4, y + row * on.cell - 1, width - 8, 2);
}

function coordinates(pen: Pen, on: Field): void {
  const { x, y, height } = whole(on);
  const hand = {
    size: Math.min(30, Math.round(on.cell * 0.46)),
    colour: hues(pen).inkSoft,
    align: 'center',
  } as const;
  for (let column = 1; column <= on.columns; column++)
    write(
      pen,
      String.fromCharCode(96 + column),
      middle(on, column, 1).x,
      y + height + FRAME + EDGE / 2 - 3,
      hand,
    );
  for (let row = 1; row <= on.rows; row++)
    write(pen, String(row), x - FRAME - EDGE / 2, middle(on, 1, row).y, hand);
}

function card(pen: Pen, { x, y, width, height }: Rect): void {
  shadowed(pen, 8, 2, () => {
    rounded(pen, x, y, width, height, 14);
    fill(pen, hues(pen).paper);
  });
  rounded(pen, x + 1, y + 1, width - 2, height - 2, 13);
  line(pen, 'rgba(120, 95, 55, 0.3)', 2);
}

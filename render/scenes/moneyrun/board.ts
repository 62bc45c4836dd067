import type { MoneyRunView } from '../../../src/games/moneyrun/types.ts';
import type { Canvas, Pen } from '../../canvas.ts';
import { hues } from '../../kit/colours.ts';
import { layer } from '../../kit/layers.ts';
import { fill, rounded, shadowed } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import { besideGround } from './beside.ts';
import { EDGE, type Field, FRAME, size, WIDTH, whole } from './field.ts';
import { goals, starts } from './goals.ts';
import { GROUND, SQUARES, WOOD, WOOD_DARK } from './look.ts';
import { grounds } from './plates.ts';

/** All that never changes of a board with these seats. */
export function board(pen: Pen, view: MoneyRunView, on: Field): Canvas {
  const { height } = size(view);
  const { options, sides } = view;
  const key = `moneyrun/${on.squares}/${sides.join('')}/${options.starts}/${options.tiny}`;
  return layer(pen, key, WIDTH, height, (pen) => {
    pen.fillStyle = GROUND;
    pen.fillRect(0, 0, WIDTH, height);
    frame(pen, on);
    squares(pen, on);
    goals(pen, on, sides);
    if (options.starts === 'middle') starts(pen, on, sides);
    coordinates(pen, on);
    grounds(pen, on, sides);
    besideGround(pen, on, options.tiny);
  });
}

function frame(pen: Pen, on: Field): void {
  const { x, y, width, height } = whole(on);
  shadowed(pen, 10, 3, () => {
    rounded(pen, x - FRAME, y - FRAME, width + FRAME * 2, height + FRAME * 2, 14);
    fill(pen, WOOD);
  });
  pen.fillStyle = WOOD_DARK;
  pen.fillRect(x - 2, y - 2, width + 4, height + 4);
}

function squares(pen: Pen, on: Field): void {
  for (let column = 0; column < on.squares; column++) {
    for (let row = 0; row < on.squares; row++) {
      pen.fillStyle = SQUARES[(column + row) % 2] ?? SQUARES[0];
      pen.fillRect(on.x + column * on.cell, on.y + row * on.cell, on.cell, on.cell);
    }
  }
}

function coordinates(pen: Pen, on: Field): void {
  const hand = { size: 29, colour: hues(pen).inkSoft, align: 'center' } as const;
  for (let at = 0; at < on.squares; at++) {
    const along = (at + 0.5) * on.cell;
    const letter = String.fromCharCode(97 + at);
    write(pen, letter, on.x + along, letterY(on), hand);
    write(pen, String(on.squares - at), numberX(on), on.y + along, hand);
  }
}

/** The height at which the letters of the columns stand. */
export function letterY(on: Field): number {
  return on.y + on.squares * on.cell + FRAME + EDGE / 2;
}

/** Where the numbers of the rows stand. */
export function numberX(on: Field): number {
  return on.x - FRAME - EDGE / 2 - 1;
}

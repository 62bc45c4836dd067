import type { MoneyRunView } from '../../../src/games/moneyrun/types.ts';
import type { Canvas, Pen } from '../../canvas.ts';
import { layer } from '../../kit/layers.ts';
import { motif } from '../../kit/motif.ts';
import { fill, rounded, shadowed } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import { motifOf } from '../../look.ts';
import { besideGround } from './beside.ts';
import { moneyrunHues } from './colours.ts';
import { type Field, size, squareAt, squareRect, whole } from './field.ts';
import { goals, starts } from './goals.ts';
import { WIDTH } from './measures.ts';
import { grounds } from './plates.ts';

/** All that never changes of a board with these seats. */
export function board(pen: Pen, view: MoneyRunView, on: Field): Canvas {
  const { height } = size(view, pen.look);
  const { options, sides } = view;
  const key = `moneyrun/${on.squares}/${sides.join('')}/${options.starts}/${options.tiny}/${view.viewer}`;
  return layer(pen, key, WIDTH, height, (pen) => {
    pen.fillStyle = moneyrunHues(pen).around;
    pen.fillRect(0, 0, WIDTH, height);
    frame(pen, on);
    squares(pen, on);
    goals(pen, on, sides, view.viewer);
    if (options.starts === 'middle') starts(pen, on, sides);
    tufts(pen, on);
    coordinates(pen, on);
    grounds(pen, on, sides);
    besideGround(pen, on, options.tiny);
  });
}

function frame(pen: Pen, on: Field): void {
  const { x, y, width, height } = whole(on);
  const { frame } = on;
  shadowed(pen, 10, 3, () => {
    rounded(pen, x - frame, y - frame, width + frame * 2, height + frame * 2, 14);
    fill(pen, moneyrunHues(pen).frame);
  });
  pen.fillStyle = moneyrunHues(pen).frameDark;
  pen.fillRect(x - 2, y - 2, width + 4, height + 4);
}

function squares(pen: Pen, on: Field): void {
  for (let column = 0; column < on.squares; column++)
    for (let row = 0; row < on.squares; row++) square(pen, on, column, row);
}

function square(pen: Pen, on: Field, column: number, row: number): void {
  const { squares, grid } = moneyrunHues(pen);
  const { x, y, width, height } = squareRect(on, squareAt(column, row));
  pen.fillStyle = squares[(column + row + on.squares) % 2] ?? grid;
  pen.fillRect(x, y, width, height);
  const waves = pen.look.strong ? null : motifOf(pen, (column * 5 + row * 3) % 4 < 2 ? 'waves' : 'ripple');
  if (waves) motif(pen, waves, x + width / 2, y + height / 2, width);
  pen.strokeStyle = grid;
  pen.lineWidth = 2;
  pen.strokeRect(x, y, width, height);
}

/** What a theme has beside the board, between the letters and numbers. */
function tufts(pen: Pen, on: Field): void {
  const drawing = on.large || pen.look.strong ? null : motifOf(pen, 'tuft');
  if (!drawing) return;
  for (let at = 0; at <= on.squares; at++) {
    motif(pen, drawing, on.x + at * on.cell, letterY(on), 20);
    motif(pen, drawing, numberX(on), on.y + at * on.cell, 20);
  }
}

function coordinates(pen: Pen, on: Field): void {
  const size = on.large ? 37 : 29;
  const hand = { size, colour: moneyrunHues(pen).coordinate, align: 'center' } as const;
  for (let at = 0; at < on.squares; at++) {
    const along = (at + 0.5) * on.cell;
    const letter = String.fromCharCode(97 + at);
    write(pen, letter, on.x + along, letterY(on), hand);
    write(pen, String(on.squares - at), numberX(on), on.y + along, hand);
  }
}

/** The height at which the letters of the columns stand. */
export function letterY(on: Field): number {
  return on.y + on.board + on.frame + on.edge / 2;
}

/** Where the numbers of the rows stand. */
export function numberX(on: Field): number {
  return on.x - on.frame - on.edge / 2 - 1;
}

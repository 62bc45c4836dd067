import type { Board } from '../../../src/games/forage/types.ts';
import type { Canvas, Pen } from '../../canvas.ts';
import { hues } from '../../kit/colours.ts';
import { layer } from '../../kit/layers.ts';
import { fill, rounded, shadowed } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import { EDGE, type Field, field, isSpace, publicHeight, WIDTH, whole } from './field.ts';
import { grounds } from './plates.ts';

/** All that never changes of a board with this many seats; a viewer's tray comes below. */
export function board(pen: Pen, kind: Board, seats: number): Canvas {
  const height = publicHeight(field(kind));
  return layer(pen, `forage/${kind}/${seats}`, WIDTH, height, (pen) => {
    pen.fillStyle = hues(pen).table;
    pen.fillRect(0, 0, WIDTH, height);
    const on = field(kind);
    if (on.ghost > 0) ghosts(pen, on);
    else frame(pen, on);
    if (kind === 'ring') hole(pen, on);
    tiles(pen, on);
    coordinates(pen, on);
    grounds(pen, on, seats);
  });
}

const FRAME = 9;
const WOOD = '#8a6f4d';

/** A board that does not wrap has a frame: nothing moves beyond it (R-FO-24). */
function frame(pen: Pen, on: Field): void {
  const { x, y, width, height } = whole(on);
  shadowed(pen, 10, 3, () => {
    rounded(pen, x - FRAME, y - FRAME, width + FRAME * 2, height + FRAME * 2, 18);
    fill(pen, WOOD);
  });
  rounded(pen, x, y, width, height, 12);
  fill(pen, '#cdb68c');
}

/** Beyond the edges of the torus the board goes on: pale tiles cut off (R-FO-9). */
function ghosts(pen: Pen, on: Field): void {
  pen.save();
  const { x, y, width, height } = whole(on);
  rounded(pen, x - on.ghost, y - on.ghost, width + on.ghost * 2, height + on.ghost * 2, 14);
  pen.clip();
  pen.globalAlpha = 0.45;
  for (let column = -2; column < on.columns + 2; column += 2) {
    for (let row = -2; row < on.rows + 2; row += 2) tile(pen, on, column, row);
  }
  pen.restore();
}

function tiles(pen: Pen, on: Field): void {
  for (let column = 0; column < on.columns; column += 2) {
    for (let row = 0; row < on.rows; row += 2) if (isSpace(on, column, row)) tile(pen, on, column, row);
  }
}

/** The ring's hole: sunk into the table (R-FO-24). */
function hole(pen: Pen, on: Field): void {
  const [x, y] = [on.x + on.cell * 4, on.y + on.cell * 4];
  rounded(pen, x + 8, y + 8, on.cell * 2 - 16, on.cell * 2 - 16, 14);
  fill(pen, '#6d5639');
  rounded(pen, x + 8, y + 16, on.cell * 2 - 16, on.cell * 2 - 24, 14);
  fill(pen, hues(pen).table);
}

/** The back of a tile: four squares and the small cross between them. */
function tile(pen: Pen, on: Field, column: number, row: number): void {
  const side = on.cell * 2;
  const [x, y] = [on.x + column * on.cell, on.y + (on.rows - row - 2) * on.cell];
  shadowed(pen, 6, 2, () => {
    rounded(pen, x + 2, y + 2, side - 4, side - 4, 12);
    fill(pen, hues(pen).paper);
  });
  pen.fillStyle = hues(pen).paperDark;
  pen.fillRect(x + on.cell - 1.5, y + 12, 3, side - 24);
  pen.fillRect(x + 12, y + on.cell - 1.5, side - 24, 3);
  cross(pen, x + on.cell, y + on.cell);
}

function cross(pen: Pen, x: number, y: number): void {
  pen.fillStyle = hues(pen).inkSoft;
  pen.fillRect(x - 10, y - 1.5, 20, 3);
  pen.fillRect(x - 1.5, y - 10, 3, 20);
}

function coordinates(pen: Pen, on: Field): void {
  const gap = on.ghost > 0 ? on.ghost : FRAME - 3;
  const hand = { size: 30, colour: hues(pen).inkSoft, align: 'center' } as const;
  for (let column = 0; column < on.columns; column++) {
    const x = on.x + (column + 0.5) * on.cell;
    write(pen, String.fromCharCode(97 + column), x, on.y + on.rows * on.cell + gap + EDGE / 2 - 2, hand);
  }
  for (let row = 0; row < on.rows; row++) {
    const y = on.y + (on.rows - row - 0.5) * on.cell;
    write(pen, String(row + 1), on.x - gap - EDGE / 2, y, hand);
  }
}

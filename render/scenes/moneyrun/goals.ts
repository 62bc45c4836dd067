import type { Side, Square } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import { hues } from '../../kit/colours.ts';
import { fill, line, rounded } from '../../kit/shapes.ts';
import { suitMark } from '../../kit/suits.ts';
import { type Field, FRAME, middle, OPPOSITE, sideSquares, squareRect, startOf, whole } from './field.ts';
import { colourOf, paleOf } from './look.ts';

/** The way out of the board over each side. */
const OUT: Readonly<Record<Side, Point>> = {
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
};

/** The lines that the seats aim at, each in the colour and with the mark of its seat (R-MR-6, R-MR-8). */
export function goals(pen: Pen, on: Field, sides: readonly Side[]): void {
  const lines = sides.map((side) => OPPOSITE[side]);
  lines.forEach((goal, seat) => {
    strip(pen, on, goal, seat);
    for (const square of sideSquares(on, goal)) {
      const other = lines.find((one) => one !== goal && sideSquares(on, one).includes(square));
      if (other) corner(pen, on, seat, square, goal, other);
      else goalSquare(pen, on, seat, square);
    }
  });
}

/** The frame along a line, with chevrons that point out of the board. */
function strip(pen: Pen, on: Field, goal: Side, seat: number): void {
  const { x, y, width } = whole(on);
  const out = OUT[goal];
  const off = width / 2 + FRAME / 2;
  pen.save();
  pen.translate(x + width / 2 + out.x * off, y + width / 2 + out.y * off);
  pen.rotate(Math.atan2(out.x, -out.y));
  rounded(pen, -width / 2, -FRAME / 2, width, FRAME, 3);
  fill(pen, colourOf(pen, seat));
  for (let at = 0; at < on.squares; at++) chevron(pen, (at + 0.5) * on.cell - width / 2);
  pen.restore();
}

function chevron(pen: Pen, x: number): void {
  pen.beginPath();
  for (const dx of [-9, 0, 9]) pen.lineTo(x + dx, dx === 0 ? -4 : 4);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  line(pen, hues(pen).white, 4);
}

function goalSquare(pen: Pen, on: Field, seat: number, square: Square): void {
  const { x, y, width, height } = squareRect(on, square);
  pen.fillStyle = paleOf(pen, seat);
  pen.globalAlpha = 0.8;
  pen.fillRect(x + 1, y + 1, width - 2, height - 2);
  pen.globalAlpha = 1;
  faint(pen, seat, middle(on, square), on.cell * 0.22);
}

/** A corner belongs to two lines: each has the half that touches its side. */
function corner(pen: Pen, on: Field, seat: number, square: Square, goal: Side, other: Side): void {
  const at = middle(on, square);
  const [near, far] = [OUT[goal], OUT[other]];
  const half = on.cell / 2 - 1;
  const point = (a: number, b: number): Point => ({
    x: at.x + half * (near.x * a + far.x * b),
    y: at.y + half * (near.y * a + far.y * b),
  });
  pen.beginPath();
  for (const { x, y } of [point(1, 1), point(-1, -1), point(1, -1)]) pen.lineTo(x, y);
  pen.closePath();
  pen.globalAlpha = 0.8;
  fill(pen, paleOf(pen, seat));
  pen.globalAlpha = 1;
  faint(pen, seat, point(0.4, -0.4), on.cell * 0.15);
}

function faint(pen: Pen, seat: number, { x, y }: Point, radius: number): void {
  pen.globalAlpha = 0.3;
  suitMark(pen, seat, x, y, radius, colourOf(pen, seat));
  pen.globalAlpha = 1;
}

/** Where each pawn starts (R-MR-6). */
export function starts(pen: Pen, on: Field, sides: readonly Side[]): void {
  sides.forEach((side, seat) => {
    const { x, y, width, height } = squareRect(on, startOf(on, side));
    rounded(pen, x + 7, y + 7, width - 14, height - 14, 14);
    pen.setLineDash([13, 8]);
    pen.lineCap = 'round';
    line(pen, colourOf(pen, seat), 5);
    pen.setLineDash([]);
  });
}

import type { Side, Square } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import { hues } from '../../kit/colours.ts';
import { motif } from '../../kit/motif.ts';
import { fill, line, rounded } from '../../kit/shapes.ts';
import { suitMark } from '../../kit/suits.ts';
import { motifOf } from '../../look.ts';
import { seatColour, seatPale } from './colours.ts';
import { type Field, middle, OPPOSITE, sideSquares, squareRect, startOf, whole } from './field.ts';
import { seal } from './seal.ts';

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
    for (const square of sideSquares(on, goal)) {
      const other = lines.find((one) => one !== goal && sideSquares(on, one).includes(square));
      if (other) corner(pen, on, seat, square, goal, other);
      else goalSquare(pen, on, seat, square);
    }
  });
  for (const goal of lines) bank(pen, on, goal);
  marked(pen, on, lines);
  lines.forEach((goal, seat) => {
    strip(pen, on, goal, seat);
  });
}

/** The mark of its seat on every square of a line: over what a theme has there. */
function marked(pen: Pen, on: Field, lines: readonly Side[]): void {
  lines.forEach((goal, seat) => {
    for (const square of sideSquares(on, goal)) {
      const other = lines.find((one) => one !== goal && sideSquares(on, one).includes(square));
      if (other) faint(pen, seat, halved(on, square, goal, other)(0.4, -0.4), on.cell * 0.15);
      else faint(pen, seat, middle(on, square), on.cell * 0.22);
    }
  });
}

/** The frame along a line, with chevrons that point out of the board. */
function strip(pen: Pen, on: Field, goal: Side, seat: number): void {
  const { width } = whole(on);
  outward(pen, on, goal, () => {
    rounded(pen, -width / 2, -on.frame, width, on.frame, 3);
    fill(pen, seatColour(pen, seat));
    for (let at = 0; at < on.squares; at++)
      chevron(pen, (at + 0.5) * on.cell - width / 2, -on.frame / 2, on.frame / 16);
  });
}

/** Draws with the middle of a side as the origin and the way out as up. */
function outward(pen: Pen, on: Field, side: Side, draw: () => void): void {
  const { x, y, width } = whole(on);
  const out = OUT[side];
  pen.save();
  pen.translate(x + (width / 2) * (1 + out.x), y + (width / 2) * (1 + out.y));
  pen.rotate(Math.atan2(out.x, -out.y));
  draw();
  pen.restore();
}

/** What a theme has at the outer edge of the squares of a line. */
function bank(pen: Pen, on: Field, goal: Side): void {
  const drawing = motifOf(pen, 'bank');
  if (!drawing || pen.look.strong) return;
  outward(pen, on, goal, () => {
    for (let at = 0; at < on.squares; at++)
      motif(pen, drawing, (at + 0.5 - on.squares / 2) * on.cell, on.cell / 2, on.cell);
  });
}

function chevron(pen: Pen, x: number, y: number, scale: number): void {
  pen.beginPath();
  for (const dx of [-9, 0, 9]) pen.lineTo(x + dx, y + (dx === 0 ? -4 : 4) * scale);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  line(pen, hues(pen).white, 4 * scale);
}

function goalSquare(pen: Pen, on: Field, seat: number, square: Square): void {
  const { x, y, width, height } = squareRect(on, square);
  pen.fillStyle = seatPale(pen, seat);
  pen.globalAlpha = 0.8;
  pen.fillRect(x + 1, y + 1, width - 2, height - 2);
  pen.globalAlpha = 1;
}

/** A corner belongs to two lines: each has the half that touches its side. */
function corner(pen: Pen, on: Field, seat: number, square: Square, goal: Side, other: Side): void {
  const point = halved(on, square, goal, other);
  pen.beginPath();
  for (const { x, y } of [point(1, 1), point(-1, -1), point(1, -1)]) pen.lineTo(x, y);
  pen.closePath();
  pen.globalAlpha = 0.8;
  fill(pen, seatPale(pen, seat));
  pen.globalAlpha = 1;
}

/** Points of a corner square: so far towards a line's side, and towards the other's. */
function halved(on: Field, square: Square, goal: Side, other: Side): (a: number, b: number) => Point {
  const at = middle(on, square);
  const [near, far] = [OUT[goal], OUT[other]];
  const half = on.cell / 2 - 1;
  return (a, b) => ({
    x: at.x + half * (near.x * a + far.x * b),
    y: at.y + half * (near.y * a + far.y * b),
  });
}

function faint(pen: Pen, seat: number, { x, y }: Point, radius: number): void {
  pen.globalAlpha = pen.look.strong ? 0.6 : 0.34;
  suitMark(pen, seat, x, y, radius, seatColour(pen, seat));
  pen.globalAlpha = 1;
}

/** Where each pawn starts (R-MR-6), with the mark of its seat at the upper right. */
export function starts(pen: Pen, on: Field, sides: readonly Side[]): void {
  sides.forEach((side, seat) => {
    const { x, y, width, height } = squareRect(on, startOf(on, side));
    rounded(pen, x + 7, y + 7, width - 14, height - 14, 14);
    pen.setLineDash([13, 8]);
    pen.lineCap = 'round';
    line(pen, seatColour(pen, seat), 5);
    pen.setLineDash([]);
    seal(pen, seat, x + width - 15, y + 15, 15);
  });
}

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

/**
 * The lines that the seats aim at, each in the colour and with the mark of its seat (R-MR-6, R-MR-8); whoever looks
 * sees their own in full, and the others' fade.
 */
export function goals(pen: Pen, on: Field, sides: readonly Side[], viewer: number | null): void {
  const lines = sides.map((side) => OPPOSITE[side]);
  lines.forEach((goal, seat) => {
    for (const square of sideSquares(on, goal)) {
      const other = lines.find((one) => one !== goal && sideSquares(on, one).includes(square));
      pen.globalAlpha = groundOf(pen, seat, viewer);
      if (other) corner(pen, on, seat, square, goal, other);
      else goalSquare(pen, on, seat, square);
      pen.globalAlpha = 1;
    }
  });
  for (const goal of lines) bank(pen, on, goal);
  marked(pen, on, lines, viewer);
  lines.forEach((goal, seat) => {
    strip(pen, on, goal, seat);
  });
}

/** The mark of its seat on every square of a line: over what a theme has there. */
function marked(pen: Pen, on: Field, lines: readonly Side[], viewer: number | null): void {
  lines.forEach((goal, seat) => {
    for (const square of sideSquares(on, goal)) {
      const other = lines.find((one) => one !== goal && sideSquares(on, one).includes(square));
      pen.globalAlpha = markOf(pen, seat, viewer);
      if (other) faint(pen, seat, halved(on, square, goal, other)(0.4, -0.4), on.cell * 0.15);
      else faint(pen, seat, middle(on, square), on.cell * 0.22);
      pen.globalAlpha = 1;
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
  pen.fillRect(x + 1, y + 1, width - 2, height - 2);
}

/** A corner belongs to two lines: each has the half that touches its side. */
function corner(pen: Pen, on: Field, seat: number, square: Square, goal: Side, other: Side): void {
  const point = halved(on, square, goal, other);
  pen.beginPath();
  for (const { x, y } of [point(1, 1), point(-1, -1), point(1, -1)]) pen.lineTo(x, y);
  pen.closePath();
  fill(pen, seatPale(pen, seat));
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

/** How much of the ground of a line shows: of the viewer's own most, of others' little; all alike where everybody looks. */
function groundOf({ look }: Pen, seat: number, viewer: number | null): number {
  if (look.strong || seat === viewer) return 0.9;
  return viewer === null ? 0.65 : 0.3;
}

/** And of the marks on it. */
function markOf({ look }: Pen, seat: number, viewer: number | null): number {
  const own = look.strong ? 0.7 : 0.42;
  if (seat === viewer) return own;
  return own * (viewer === null ? 0.65 : 0.35);
}

function faint(pen: Pen, seat: number, { x, y }: Point, radius: number): void {
  suitMark(pen, seat, x, y, radius, seatColour(pen, seat));
}

/** Where each pawn starts (R-MR-6), with the mark of its seat at the upper right. */
export function starts(pen: Pen, on: Field, sides: readonly Side[]): void {
  sides.forEach((side, seat) => {
    const { x, y, width, height } = squareRect(on, startOf(on, side));
    rounded(pen, x + 7, y + 7, width - 14, height - 14, 14);
    pen.setLineDash([9, 9]);
    pen.lineCap = 'round';
    line(pen, seatColour(pen, seat), pen.look.strong ? 4 : 2.5);
    pen.setLineDash([]);
    seal(pen, seat, x + width - 15, y + 15, 15);
  });
}

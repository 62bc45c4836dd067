import type { Side, Square } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawMotif } from '../../kit/motif.ts';
import { beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import { drawSuitMark } from '../../kit/suits.ts';
import { findMotif } from '../../style.ts';
import { getSeatColour, getSeatPale } from './colours.ts';
import {
  type Field,
  getBoardRect,
  getSideSquares,
  getSquareMiddle,
  getSquareRect,
  getStartSquare,
  OPPOSITE_SIDE,
} from './field.ts';
import { drawSeatSeal } from './seat-seal.ts';

/** Direction out of the board over each side. */
const OUTWARD_STEPS: Readonly<Record<Side, Point>> = {
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
};

/**
 * Draws the goal lines in the colour and with the mark of each seat (R-MR-6, R-MR-8). The viewer's own are drawn in full, the others'
 * faded.
 */
export function drawGoals(pen: Pen, on: Field, sides: readonly Side[], viewer: number | null): void {
  const lines = sides.map((side) => OPPOSITE_SIDE[side]);
  lines.forEach((goal, seat) => {
    for (const square of getSideSquares(on, goal)) {
      const other = lines.find((one) => one !== goal && getSideSquares(on, one).includes(square));
      pen.globalAlpha = getGroundAlpha(pen, seat, viewer);
      if (other) drawCorner(pen, on, seat, square, goal, other);
      else drawGoalSquare(pen, on, seat, square);
      pen.globalAlpha = 1;
    }
  });
  lines.forEach((goal, seat) => {
    if (viewer === null || seat === viewer) drawBank(pen, on, goal);
  });
  drawGoalMarks(pen, on, lines, viewer);
  lines.forEach((goal, seat) => {
    drawStrip(pen, on, goal, seat);
  });
}

/** Draws the seat's mark on every square of a line, over what a theme has there. */
function drawGoalMarks(pen: Pen, on: Field, lines: readonly Side[], viewer: number | null): void {
  lines.forEach((goal, seat) => {
    for (const square of getSideSquares(on, goal)) {
      const other = lines.find((one) => one !== goal && getSideSquares(on, one).includes(square));
      pen.globalAlpha = getMarkAlpha(pen, seat, viewer);
      if (other)
        drawFaintMark(pen, seat, createCornerPoints(on, square, goal, other)(0.4, -0.4), on.cell * 0.15);
      else drawFaintMark(pen, seat, getSquareMiddle(on, square), on.cell * 0.22);
      pen.globalAlpha = 1;
    }
  });
}

/** Draws the frame along a line, with chevrons that point out of the board. */
function drawStrip(pen: Pen, on: Field, goal: Side, seat: number): void {
  const { width } = getBoardRect(on);
  withOutwardAxis(pen, on, goal, () => {
    beginRoundedRect(pen, -width / 2, -on.frame, width, on.frame, 3);
    fill(pen, getSeatColour(pen, seat));
    for (let at = 0; at < on.squares; at++)
      drawChevron(pen, (at + 0.5) * on.cell - width / 2, -on.frame / 2, on.frame / 16);
  });
}

/** Draws with the middle of a side as the origin and the way out as up. */
function withOutwardAxis(pen: Pen, on: Field, side: Side, draw: () => void): void {
  const { x, y, width } = getBoardRect(on);
  const out = OUTWARD_STEPS[side];
  pen.save();
  pen.translate(x + (width / 2) * (1 + out.x), y + (width / 2) * (1 + out.y));
  pen.rotate(Math.atan2(out.x, -out.y));
  draw();
  pen.restore();
}

/** Draws what a theme has at the outer edge of a line's squares: the far bank of who has to get there. */
function drawBank(pen: Pen, on: Field, goal: Side): void {
  const drawing = findMotif(pen, 'bank');
  if (!drawing || pen.look.strong) return;
  withOutwardAxis(pen, on, goal, () => {
    for (let at = 0; at < on.squares; at++)
      drawMotif(pen, drawing, (at + 0.5 - on.squares / 2) * on.cell, on.cell / 2, on.cell);
  });
}

function drawChevron(pen: Pen, x: number, y: number, scale: number): void {
  pen.beginPath();
  for (const dx of [-9, 0, 9]) pen.lineTo(x + dx, y + (dx === 0 ? -4 : 4) * scale);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  strokeOutline(pen, getKitHues(pen).white, 4 * scale);
}

function drawGoalSquare(pen: Pen, on: Field, seat: number, square: Square): void {
  const { x, y, width, height } = getSquareRect(on, square);
  pen.fillStyle = getSeatPale(pen, seat);
  pen.fillRect(x + 1, y + 1, width - 2, height - 2);
}

/** Draws a corner, which belongs to two lines: each has the half that touches its side. */
function drawCorner(pen: Pen, on: Field, seat: number, square: Square, goal: Side, other: Side): void {
  const point = createCornerPoints(on, square, goal, other);
  pen.beginPath();
  for (const { x, y } of [point(1, 1), point(-1, -1), point(1, -1)]) pen.lineTo(x, y);
  pen.closePath();
  fill(pen, getSeatPale(pen, seat));
}

/** Creates points of a corner square, given as distances towards a line's side and towards the other's. */
function createCornerPoints(
  on: Field,
  square: Square,
  goal: Side,
  other: Side,
): (a: number, b: number) => Point {
  const at = getSquareMiddle(on, square);
  const [near, far] = [OUTWARD_STEPS[goal], OUTWARD_STEPS[other]];
  const half = on.cell / 2 - 1;
  return (a, b) => ({
    x: at.x + half * (near.x * a + far.x * b),
    y: at.y + half * (near.y * a + far.y * b),
  });
}

/** Opacity of the lines of others, where the viewer's own is drawn in full. */
const FOREIGN_ALPHA = 0.1;

/** Returns the opacity of a line's background: high for the viewer's own, low for others', equal on public pictures. */
function getGroundAlpha({ look }: Pen, seat: number, viewer: number | null): number {
  if (look.strong || seat === viewer) return 0.9;
  return viewer === null ? 0.65 : FOREIGN_ALPHA;
}

/** Returns the opacity of the marks on a line. */
function getMarkAlpha({ look }: Pen, seat: number, viewer: number | null): number {
  const own = look.strong ? 0.7 : 0.42;
  if (seat === viewer) return own;
  return viewer === null ? own * 0.65 : FOREIGN_ALPHA;
}

function drawFaintMark(pen: Pen, seat: number, { x, y }: Point, radius: number): void {
  drawSuitMark(pen, seat, x, y, radius, getSeatColour(pen, seat));
}

/** Draws the start of each pawn (R-MR-6), with the seat's mark at the upper right. */
export function drawStarts(pen: Pen, on: Field, sides: readonly Side[]): void {
  sides.forEach((side, seat) => {
    const { x, y, width, height } = getSquareRect(on, getStartSquare(on, side));
    beginRoundedRect(pen, x + 7, y + 7, width - 14, height - 14, 14);
    pen.setLineDash([9, 9]);
    pen.lineCap = 'round';
    strokeOutline(pen, getSeatColour(pen, seat), pen.look.strong ? 4 : 2.5);
    pen.setLineDash([]);
    drawSeatSeal(pen, seat, x + width - 15, y + 15, 15);
  });
}

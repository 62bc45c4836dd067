import type { Pen } from '../canvas.ts';

/** Begins the outline of a suit's mark in a circle of radius 1 round the origin. */
type Outline = (pen: Pen) => void;

const MARKS: readonly Outline[] = [beginSun, beginMoon, beginCrown, beginArms];

/** Draws the mark of a suit (suns, moons, crowns, arms) within `radius` round (x, y). */
export function drawSuitMark(
  pen: Pen,
  suit: number,
  x: number,
  y: number,
  radius: number,
  colour: string,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(radius, radius);
  pen.fillStyle = colour;
  pen.beginPath();
  MARKS[suit]?.(pen);
  pen.fill();
  pen.restore();
}

function beginSun(pen: Pen): void {
  for (let ray = 0; ray < 8; ray++) {
    const at = (ray * Math.PI) / 4;
    addPoint(pen, at - 0.27, 0.66, 'move');
    addPoint(pen, at, 1, 'line');
    addPoint(pen, at + 0.27, 0.66, 'line');
    pen.closePath();
  }
  pen.moveTo(0.52, 0);
  pen.arc(0, 0, 0.52, 0, Math.PI * 2);
}

function addPoint(pen: Pen, angle: number, radius: number, how: 'move' | 'line'): void {
  const [x, y] = [Math.sin(angle) * radius, -Math.cos(angle) * radius];
  if (how === 'move') pen.moveTo(x, y);
  else pen.lineTo(x, y);
}

function beginMoon(pen: Pen): void {
  pen.arc(-0.06, 0, 0.94, -0.92, 0.92, true);
  pen.arc(0.32, 0, 0.78, 1.29, -1.29, false);
  pen.closePath();
}

function beginCrown(pen: Pen): void {
  const rim = [
    [-0.72, 0.5],
    [-0.95, -0.42],
    [-0.45, 0.02],
    [0, -0.72],
    [0.45, 0.02],
    [0.95, -0.42],
    [0.72, 0.5],
  ] as const;
  for (const [x, y] of rim) pen.lineTo(x, y);
  pen.closePath();
  pen.rect(-0.72, 0.6, 1.44, 0.24);
  for (const [x, y] of [
    [-0.93, -0.46],
    [0, -0.76],
    [0.93, -0.46],
  ] as const) {
    pen.moveTo(x + 0.16, y);
    pen.arc(x, y, 0.16, 0, Math.PI * 2);
  }
}

function beginArms(pen: Pen): void {
  addPetal(pen);
  addScroll(pen, 1);
  addScroll(pen, -1);
  pen.roundRect(-0.56, 0.2, 1.12, 0.2, 0.08);
  addFoot(pen);
}

function addPetal(pen: Pen): void {
  pen.moveTo(0, -1);
  pen.bezierCurveTo(0.52, -0.5, 0.36, -0.2, 0.17, 0.22);
  pen.lineTo(-0.17, 0.22);
  pen.bezierCurveTo(-0.36, -0.2, -0.52, -0.5, 0, -1);
  pen.closePath();
}

/** Adds the side leaves: right with `side` 1, left with −1. */
function addScroll(pen: Pen, side: number): void {
  pen.moveTo(side * 0.24, 0.22);
  pen.bezierCurveTo(side * 0.3, -0.3, side * 0.5, -0.62, side * 0.78, -0.5);
  pen.bezierCurveTo(side * 1.06, -0.36, side * 0.98, 0.04, side * 0.68, 0.06);
  pen.bezierCurveTo(side * 0.8, -0.1, side * 0.72, -0.2, side * 0.64, -0.14);
  pen.bezierCurveTo(side * 0.52, -0.04, side * 0.48, 0.1, side * 0.46, 0.22);
  pen.closePath();
}

function addFoot(pen: Pen): void {
  pen.moveTo(-0.15, 0.38);
  pen.lineTo(0.15, 0.38);
  pen.bezierCurveTo(0.18, 0.6, 0.34, 0.7, 0.46, 0.78);
  pen.bezierCurveTo(0.24, 0.82, 0.1, 0.86, 0, 0.98);
  pen.bezierCurveTo(-0.1, 0.86, -0.24, 0.82, -0.46, 0.78);
  pen.bezierCurveTo(-0.34, 0.7, -0.18, 0.6, -0.15, 0.38);
  pen.closePath();
}

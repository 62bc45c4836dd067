import type { Pen } from '../../canvas.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawMotif } from '../../kit/motif.ts';
import { beginCircle, beginRoundedRect, fill, strokeOutline, withShadow } from '../../kit/shapes.ts';
import { findMotif } from '../../style.ts';
import { getMoneyRunHues } from './colours.ts';

/** Draws a flag for the goal line. Its middle at (x, y). */
export function drawGoalFlag(pen: Pen, x: number, y: number, height: number, colour: string): void {
  stamp(pen, `moneyrun/flag/${colour}/${height}`, height * 1.2, x, y, (on) => {
    on.scale(height / 100, height / 100);
    strokeThrough(on, [
      [-22, -46],
      [40, -26],
      [-22, 2],
    ]);
    fill(on, colour);
    strokeOutline(on, getKitHues(pen).ink, 7);
    strokeThrough(on, [
      [-22, -46],
      [-22, 48],
    ]);
    strokeOutline(on, getKitHues(pen).ink, 10);
  });
}

/** Draws scales: the seat wants the match to be scored as it stands (R-MR-31). */
export function drawScales(pen: Pen, x: number, y: number, height: number): void {
  stamp(pen, `moneyrun/scales/${height}`, height * 1.3, x, y, (on) => {
    on.scale(height / 100, height / 100);
    for (const way of BEAMS) {
      strokeThrough(on, way);
      strokeOutline(on, getKitHues(pen).ink, 8);
    }
    for (const side of [-34, 34]) {
      on.beginPath();
      on.arc(side, 12, 20, 0, Math.PI);
      on.closePath();
      fill(on, getKitHues(pen).ink);
    }
  });
}

const BEAMS = [
  [
    [0, -44],
    [0, 44],
  ],
  [
    [-26, 44],
    [26, 44],
  ],
  [
    [-34, -30],
    [34, -30],
  ],
  [
    [-34, -30],
    [-34, 12],
  ],
  [
    [34, -30],
    [34, 12],
  ],
] as const;

/** Draws a bag tied at the neck, or the theme's replacement. Its middle at (x, y). */
export function drawSack(pen: Pen, x: number, y: number, height: number): void {
  stamp(pen, `moneyrun/sack/${height}`, height * 1.4, x, y, (on) => {
    on.scale(height / 100, height / 100);
    const drawing = findMotif(on, 'sack');
    if (drawing)
      withShadow(on, 7, 3, () =>
        drawMotif(on, drawing, 0, 0, 100, {
          sack: getMoneyRunHues(on).sack,
          dark: getMoneyRunHues(on).sackDark,
        }),
      );
    else drawSewnSack(on);
  });
}

function drawSewnSack(pen: Pen): void {
  const { sack, sackDark } = getMoneyRunHues(pen);
  withShadow(pen, 7, 3, () => {
    drawBelly(pen);
    fill(pen, sack);
  });
  drawBelly(pen);
  strokeOutline(pen, sackDark, 5);
  beginRoundedRect(pen, -22, -27, 44, 11, 5);
  fill(pen, sackDark);
}

function drawBelly(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-28, -46);
  pen.quadraticCurveTo(0, -36, 28, -46);
  pen.lineTo(17, -22);
  pen.bezierCurveTo(60, 2, 56, 48, 30, 48);
  pen.lineTo(-30, 48);
  pen.bezierCurveTo(-56, 48, -60, 2, -17, -22);
  pen.closePath();
  pen.lineJoin = 'round';
}

/** Draws a circular arrow in which the rounds are counted. Its middle at (x, y). */
export function drawRoundArrow(pen: Pen, x: number, y: number, radius: number): void {
  stamp(pen, `moneyrun/around/${radius}`, radius * 2.6, x, y, (on) => {
    on.scale(radius / 40, radius / 40);
    beginCircle(on, 0, 0, 36);
    fill(on, getKitHues(pen).white);
    on.beginPath();
    on.arc(0, 0, 36, -1.05, Math.PI * 1.5 - 0.28);
    on.lineCap = 'butt';
    strokeOutline(on, getKitHues(pen).ink, 6);
    strokeThrough(on, [
      [-10, -47],
      [7, -36],
      [-10, -25],
    ]);
    on.closePath();
    fill(on, getKitHues(pen).ink);
  });
}

function strokeThrough(pen: Pen, points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [x, y] of points) pen.lineTo(x, y);
  if (points.length > 2) pen.closePath();
}

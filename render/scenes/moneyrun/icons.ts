import type { Pen } from '../../canvas.ts';
import { hues } from '../../kit/colours.ts';
import { motif } from '../../kit/motif.ts';
import { circle, fill, line, rounded, shadowed } from '../../kit/shapes.ts';
import { stamp } from '../../kit/stamps.ts';
import { motifOf } from '../../look.ts';
import { moneyrunHues } from './colours.ts';

/** A flag: the line that is aimed at. Its middle at (x, y). */
export function flag(pen: Pen, x: number, y: number, height: number, colour: string): void {
  stamp(pen, `moneyrun/flag/${colour}/${height}`, height * 1.2, x, y, (on) => {
    on.scale(height / 100, height / 100);
    through(on, [
      [-22, -46],
      [40, -26],
      [-22, 2],
    ]);
    fill(on, colour);
    line(on, hues(pen).ink, 7);
    through(on, [
      [-22, -46],
      [-22, 48],
    ]);
    line(on, hues(pen).ink, 10);
  });
}

/** Scales: this seat wants the match weighed up as it is (R-MR-31). */
export function scales(pen: Pen, x: number, y: number, height: number): void {
  stamp(pen, `moneyrun/scales/${height}`, height * 1.3, x, y, (on) => {
    on.scale(height / 100, height / 100);
    for (const way of BEAMS) {
      through(on, way);
      line(on, hues(pen).ink, 8);
    }
    for (const side of [-34, 34]) {
      on.beginPath();
      on.arc(side, 12, 20, 0, Math.PI);
      on.closePath();
      fill(on, hues(pen).ink);
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

/** A bag tied at the neck, or what a theme has in its place. Its middle at (x, y). */
export function sack(pen: Pen, x: number, y: number, height: number): void {
  stamp(pen, `moneyrun/sack/${height}`, height * 1.4, x, y, (on) => {
    on.scale(height / 100, height / 100);
    const drawing = motifOf(on, 'sack');
    if (drawing)
      shadowed(on, 7, 3, () =>
        motif(on, drawing, 0, 0, 100, { sack: moneyrunHues(on).sack, dark: moneyrunHues(on).sackDark }),
      );
    else sewn(on);
  });
}

function sewn(pen: Pen): void {
  const { sack, sackDark } = moneyrunHues(pen);
  shadowed(pen, 7, 3, () => {
    belly(pen);
    fill(pen, sack);
  });
  belly(pen);
  line(pen, sackDark, 5);
  rounded(pen, -22, -27, 44, 11, 5);
  fill(pen, sackDark);
}

function belly(pen: Pen): void {
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

/** An arrow that comes round: the rounds are counted in it. Its middle at (x, y). */
export function around(pen: Pen, x: number, y: number, radius: number): void {
  stamp(pen, `moneyrun/around/${radius}`, radius * 2.6, x, y, (on) => {
    on.scale(radius / 40, radius / 40);
    circle(on, 0, 0, 36);
    fill(on, hues(pen).white);
    on.beginPath();
    on.arc(0, 0, 36, -1.05, Math.PI * 1.5 - 0.28);
    on.lineCap = 'butt';
    line(on, hues(pen).ink, 6);
    through(on, [
      [-10, -47],
      [7, -36],
      [-10, -25],
    ]);
    on.closePath();
    fill(on, hues(pen).ink);
  });
}

function through(pen: Pen, points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [x, y] of points) pen.lineTo(x, y);
  if (points.length > 2) pen.closePath();
}

import type { Pen } from '../../canvas.ts';
import { beginCircle, beginRoundedRect, fill, strokeOutline, withShadow } from '../../kit/shapes.ts';
import { getMotoxHues } from './colours.ts';

/** Drawings of things beside the track, each for a space 100 wide round the origin. */
export const THINGS: readonly ((pen: Pen) => void)[] = [
  drawDune,
  drawRocks,
  drawBush,
  drawCactus,
  drawTyres,
  drawBale,
];

function drawDune(pen: Pen): void {
  pen.lineCap = 'round';
  pen.lineWidth = 6;
  pen.strokeStyle = getMotoxHues(pen).wave;
  for (const [x, y, wide] of [
    [-50, -14, 62],
    [-12, 10, 70],
    [-44, 32, 40],
  ] as const) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + wide / 2, y - 22, x + wide, y);
    pen.stroke();
  }
}

function drawRocks(pen: Pen): void {
  drawStone(pen, -18, 4, 32);
  drawStone(pen, 24, 14, 20);
}

function drawStone(pen: Pen, x: number, y: number, radius: number): void {
  const outline = [0.3, 0.9, 1.5, 2.4, 3.2, 4.1, 5.2].map((angle, at) => ({
    x: x + Math.cos(angle) * radius * (at % 2 === 0 ? 1 : 0.86),
    y: y + Math.sin(angle) * radius * 0.8,
  }));
  withShadow(pen, 5, 3, () => {
    pen.beginPath();
    for (const point of outline) pen.lineTo(point.x, point.y);
    pen.closePath();
    fill(pen, getMotoxHues(pen).stone);
  });
  pen.beginPath();
  pen.ellipse(x - radius * 0.15, y - radius * 0.25, radius * 0.6, radius * 0.38, -0.2, 0, Math.PI * 2);
  fill(pen, getMotoxHues(pen).stoneLight);
}

function drawBush(pen: Pen): void {
  withShadow(pen, 5, 3, () => drawLeaves(pen, 0, getMotoxHues(pen).leaf));
  drawLeaves(pen, -5, getMotoxHues(pen).leafLight);
}

function drawLeaves(pen: Pen, rise: number, colour: string): void {
  for (const [x, y, radius] of [
    [-20, 6, 17],
    [2, -6, 21],
    [22, 8, 15],
  ] as const) {
    beginCircle(pen, x, y + rise, radius + rise);
    fill(pen, colour);
  }
}

function drawCactus(pen: Pen): void {
  withShadow(pen, 5, 3, () => drawArms(pen, 17, getMotoxHues(pen).cactus));
  drawArms(pen, 9, getMotoxHues(pen).cactusLight);
}

function drawArms(pen: Pen, width: number, colour: string): void {
  pen.beginPath();
  pen.moveTo(0, 40);
  pen.lineTo(0, -42);
  pen.moveTo(0, 12);
  pen.quadraticCurveTo(-28, 14, -28, -14);
  pen.moveTo(0, 2);
  pen.quadraticCurveTo(26, 4, 26, -24);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke();
}

/** Draws old tyres that catch riders who come off the road. */
function drawTyres(pen: Pen): void {
  for (const [x, y] of [
    [-26, -6],
    [0, -10],
    [26, -6],
    [-13, 12],
    [13, 12],
  ] as const) {
    withShadow(pen, 5, 3, () => {
      beginCircle(pen, x, y, 15);
      fill(pen, getMotoxHues(pen).tyre);
    });
    beginCircle(pen, x, y, 9.5);
    strokeOutline(pen, getMotoxHues(pen).roadDark, 3);
    beginCircle(pen, x, y, 5);
    fill(pen, getMotoxHues(pen).ground);
  }
}

/** Draws bales of straw. */
function drawBale(pen: Pen): void {
  for (const [x, y, angle] of [
    [-20, 2, -0.12],
    [26, 8, 0.2],
  ] as const) {
    pen.save();
    pen.translate(x, y);
    pen.rotate(angle);
    withShadow(pen, 5, 3, () => {
      beginRoundedRect(pen, -21, -14, 42, 28, 5);
      fill(pen, getMotoxHues(pen).straw);
    });
    beginRoundedRect(pen, -19, -12, 38, 20, 4);
    fill(pen, getMotoxHues(pen).strawLight);
    for (const band of [-9, 7]) {
      pen.fillStyle = getMotoxHues(pen).strawDark;
      pen.fillRect(band, -13, 3, 26);
    }
    pen.restore();
  }
}

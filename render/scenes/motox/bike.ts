import type { Pen } from '../../canvas.ts';
import { hues, suitColour, suitDark } from '../../kit/colours.ts';
import { circle, fill, line, shadowed } from '../../kit/shapes.ts';
import { stamp } from '../../kit/stamps.ts';
import { suitMark } from '../../kit/suits.ts';

/** How a bike stands: riding to the right or to the left, or lying on its side. */
export type Posture = 'right' | 'left' | 'lying';

const ANGLES: Readonly<Record<Posture, number>> = { right: -0.1, left: 0.1, lying: 1.9 };

/** A bike with its rider in the colour of a suit, its mark on the number plate; `side` is its length in pixels. */
export function bike(pen: Pen, suit: number, posture: Posture, x: number, y: number, side: number): void {
  stamp(pen, `bike/${suit}/${posture}/${side}`, side * 1.3, x, y, (on) => {
    on.scale(side / 100, side / 100);
    if (posture === 'lying') dust(on);
    on.save();
    on.rotate(ANGLES[posture]);
    on.scale(posture === 'left' ? -1 : 1, 1);
    machine(on, suit, posture === 'lying');
    on.restore();
    numberPlate(on, suit, posture);
  });
}

/** Drawn 100 long round the origin, riding to the right. */
function machine(pen: Pen, suit: number, riderless: boolean): void {
  const parts = riderless ? [wheels, frame] : [wheels, frame, rider];
  shadowed(pen, 7, 4, () => {
    for (const part of parts) outlined(pen, part);
  });
  wheels(pen);
  fill(pen, hues(pen).ink);
  hubs(pen);
  for (const part of parts.slice(1)) {
    part(pen);
    fill(pen, suitColour(pen, suit));
    line(pen, suitDark(pen, suit), 3);
  }
  if (!riderless) visor(pen);
}

/** A light rim, so that a dark bike shows on the dark road. */
function outlined(pen: Pen, part: (pen: Pen) => void): void {
  part(pen);
  pen.lineJoin = 'round';
  line(pen, hues(pen).white, 9);
  fill(pen, hues(pen).white);
}

function wheels(pen: Pen): void {
  pen.beginPath();
  for (const x of [-29, 30]) {
    pen.moveTo(x + 18, 27);
    pen.arc(x, 27, 18, 0, Math.PI * 2);
  }
}

function hubs(pen: Pen): void {
  for (const x of [-29, 30]) {
    circle(pen, x, 27, 8);
    fill(pen, '#b9b4ab');
  }
}

function frame(pen: Pen): void {
  pen.beginPath();
  for (const [x, y] of [
    [-48, -8],
    [-20, -14],
    [12, -20],
    [32, -26],
    [42, -10],
    [36, 27],
    [28, 27],
    [26, 4],
    [8, 26],
    [-28, 28],
    [-30, 6],
  ] as const)
    pen.lineTo(x, y);
  pen.closePath();
  pen.lineJoin = 'round';
}

function rider(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-26, -10);
  pen.quadraticCurveTo(-22, -38, 0, -42);
  pen.lineTo(32, -22);
  pen.lineTo(26, -14);
  pen.lineTo(8, -24);
  pen.lineTo(2, -10);
  pen.closePath();
  pen.moveTo(27, -42);
  pen.arc(13, -42, 14, 0, Math.PI * 2);
}

function visor(pen: Pen): void {
  pen.beginPath();
  pen.roundRect(14, -47, 14, 8, 4);
  fill(pen, hues(pen).white);
}

/** The mark is upright however the bike lies. */
function numberPlate(pen: Pen, suit: number, posture: Posture): void {
  const y = posture === 'lying' ? 0 : 5;
  circle(pen, 0, y, 25);
  fill(pen, hues(pen).white);
  line(pen, suitDark(pen, suit), 3);
  suitMark(pen, suit, 0, y, 19, suitColour(pen, suit));
}

function dust(pen: Pen): void {
  for (const [x, y, radius] of [
    [-40, 26, 15],
    [38, 30, 17],
    [0, 42, 14],
    [42, -24, 11],
    [-44, -20, 10],
  ] as const) {
    circle(pen, x, y, radius);
    fill(pen, 'rgba(250, 240, 220, 0.75)');
  }
}

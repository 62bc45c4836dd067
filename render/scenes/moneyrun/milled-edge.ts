import type { Denomination } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import { strokeOutline } from '../../kit/shapes.ts';
import { getMetal } from './colours.ts';

/** Minimum thickness of a milled edge in pixels; thinner ones are plain. */
const MIN_THICKNESS = 4;

/** Number of notches round the front of an edge; 0 stands for a groove along it. */
const NOTCHES: Readonly<Record<Denomination, number>> = { L: 26, M: 9, S: 0, P: 0, T: 4 };

/** Draws the pattern of an edge (reeded, notched, grooved), which identifies a coin in a stack as well as its width does. */
export function drawMilledEdge(
  pen: Pen,
  coin: Denomination,
  radius: number,
  thick: number,
  tilt: number,
): void {
  drawUpperEdge(pen, coin, radius, tilt);
  if (thick < MIN_THICKNESS) return;
  pen.beginPath();
  if (coin === 'S') drawGroove(pen, radius, thick, tilt);
  else drawNotches(pen, NOTCHES[coin], radius, thick, tilt);
  pen.lineCap = 'butt';
  pen.globalAlpha = 0.75;
  strokeOutline(pen, getMetal(pen, coin).light, coin === 'L' ? 1.3 : coin === 'S' ? 1.6 : 2.6);
  pen.globalAlpha = 1;
}

/** Draws the highlight at the upper end of the edge, which separates equal coins. */
function drawUpperEdge(pen: Pen, coin: Denomination, radius: number, tilt: number): void {
  pen.beginPath();
  pen.ellipse(0, 0.8, radius - 0.6, radius * tilt, 0, 0.1, Math.PI - 0.1);
  strokeOutline(pen, getMetal(pen, coin).light, 1.6);
}

function drawGroove(pen: Pen, radius: number, thick: number, tilt: number): void {
  const inset = 0.12;
  pen.ellipse(0, thick * 0.55, radius, radius * tilt, 0, Math.PI * inset, Math.PI * (1 - inset));
}

function drawNotches(pen: Pen, count: number, radius: number, thick: number, tilt: number): void {
  for (let at = 1; at < count; at++) {
    const angle = (at * Math.PI) / count;
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius * tilt];
    pen.moveTo(x, y + thick * 0.3);
    pen.lineTo(x, y + thick * 0.9);
  }
}

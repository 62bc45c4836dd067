import type { Pen } from '../canvas.ts';
import { stamp } from './canvas-cache.ts';
import { getKitHues } from './colours.ts';
import { fill } from './shapes.ts';

const SPIKES = 12;

/**
 * Draws the stamp of a great moment: a bursting star, its middle at (x, y), its spikes as far out as `radius`. `draw` paints the drawing
 * that `key` names round the origin, up to 32 from it, where the spikes reach 60.
 */
export function drawBurstStamp(
  pen: Pen,
  key: string,
  x: number,
  y: number,
  radius: number,
  draw: (pen: Pen) => void,
): void {
  stamp(pen, `pow/${key}/${radius}`, radius * 2.2, x, y, (on) => {
    on.scale(radius / 60, radius / 60);
    drawStar(on, 59, 45);
    fill(on, getKitHues(on).ink);
    drawStar(on, 54, 41);
    fill(on, getKitHues(on).glow);
    drawStar(on, 43, 33);
    fill(on, getKitHues(on).white);
    draw(on);
  });
}

function drawStar(pen: Pen, outer: number, inner: number): void {
  pen.beginPath();
  for (let at = 0; at < SPIKES * 2; at++) {
    const angle = (at * Math.PI) / SPIKES + 0.13;
    const far = at % 2 === 0 ? outer : inner;
    pen.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
  }
  pen.closePath();
  pen.lineJoin = 'round';
}

import { type Canvas, createCanvas, type Pen } from '../canvas.ts';

/** Small drawings with soft shadows, drawn once and stamped from then on. A few hundred are some megabytes. */
const MOST = 400;

const stamps = new Map<string, Canvas>();

/**
 * Stamps a drawing with its middle at (x, y). `draw` is called the first time only, with the pen's origin in the
 * middle of a square of `side` pixels; `key` names all that it depends on beside the side.
 */
export function stamp(
  pen: Pen,
  key: string,
  side: number,
  x: number,
  y: number,
  draw: (pen: Pen) => void,
): void {
  const whole = Math.ceil(side / 2) * 2;
  const canvas = cut(`${key}/${whole}`, whole, draw);
  pen.drawImage(canvas, Math.round(x - whole / 2), Math.round(y - whole / 2));
}

function cut(key: string, side: number, draw: (pen: Pen) => void): Canvas {
  const kept = stamps.get(key);
  if (kept) return kept;
  if (stamps.size >= MOST) stamps.clear();
  const canvas = createCanvas(side, side);
  const pen = canvas.getContext('2d');
  pen.translate(side / 2, side / 2);
  draw(pen);
  stamps.set(key, canvas);
  return canvas;
}

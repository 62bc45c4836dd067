import { type Canvas, type Pen, sheet } from '../canvas.ts';

/** Small drawings with soft shadows, drawn once and stamped from then on. A few hundred are some megabytes. */
const MOST = 600;

const stamps = new Map<string, Canvas>();

/**
 * Stamps a drawing with its middle at (x, y). `draw` is called the first time only, with the pen's origin in the
 * middle of a square of `side` pixels; `key` names all that it depends on beside the side
 * and the look.
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
  const canvas = cut(pen, `${pen.look.key}/${key}/${whole}`, whole, draw);
  pen.drawImage(canvas, Math.round(x - whole / 2), Math.round(y - whole / 2));
}

function cut({ look }: Pen, key: string, side: number, draw: (pen: Pen) => void): Canvas {
  const kept = stamps.get(key);
  if (kept) return kept;
  if (stamps.size >= MOST) stamps.clear();
  const { canvas, pen } = sheet(side, side, look);
  pen.translate(side / 2, side / 2);
  draw(pen);
  stamps.set(key, canvas);
  return canvas;
}

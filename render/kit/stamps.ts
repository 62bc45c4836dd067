import { type Pen, sheet } from '../canvas.ts';
import { Kept } from './kept.ts';

/** Small drawings with soft shadows: some 1,000 of them. Of 100 that games of everything at 16 tables ask for, 98 are there. */
const stamps = new Kept(40 * 1024 * 1024);

/**
 * Stamps a drawing with its middle at (x, y). `draw` is called the first time only, with the pen's origin in the
 * middle of a square of `side` pixels, and a look of no language; `key` names all that it depends on beside the side
 * and that look.
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
  const { still } = pen.look;
  const canvas = stamps.of(`${still.key}/${key}/${whole}`, () => {
    const cut = sheet(whole, whole, still);
    cut.pen.translate(whole / 2, whole / 2);
    draw(cut.pen);
    return cut.canvas;
  });
  pen.drawImage(canvas, Math.round(x - whole / 2), Math.round(y - whole / 2));
}

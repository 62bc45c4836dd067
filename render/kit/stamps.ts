import { createSurface, type Pen } from '../canvas.ts';
import type { Size } from '../palette.ts';
import type { Rect } from './boxes.ts';
import { canvasCache } from './canvas-cache.ts';

/**
 * Stamps a drawing with its middle at (x, y). `draw` is called the first time only, with the pen's origin in the middle of a square of
 * `side` pixels, and a style without a language. `key` names everything else that the drawing depends on.
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
  const square = { x: x - whole / 2, y: y - whole / 2, width: whole, height: whole };
  stampRect(pen, key, square, (cut) => {
    cut.translate(whole / 2, whole / 2);
    draw(cut);
  });
}

/**
 * Stamps a drawing that fills a rectangle of whole pixels. `draw` gets the size in pixels, with the pen's origin at the upper left corner.
 * `key` names everything else that the drawing depends on.
 */
export function stampRect(
  pen: Pen,
  key: string,
  { x, y, width, height }: Rect,
  draw: (pen: Pen, size: Size) => void,
): void {
  const [left, top] = [Math.round(x), Math.round(y)];
  const size = { width: Math.round(x + width) - left, height: Math.round(y + height) - top };
  const { still } = pen.look;
  const canvas = canvasCache.get(`stamp/${still.key}/${key}/${size.width}/${size.height}`, () => {
    const cut = createSurface(size.width, size.height, still);
    draw(cut.pen, size);
    return cut.canvas;
  });
  pen.drawImage(canvas, left, top);
}

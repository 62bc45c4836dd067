import type { Pen } from '../canvas.ts';

/** Draws a chequered flag, its middle at (x, y), for the last round and the end. */
export function drawFlag(pen: Pen, x: number, y: number, height: number, dark: string, light: string): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(height / 100, height / 100);
  pen.fillStyle = dark;
  pen.fillRect(-52, -50, 9, 100);
  pen.fillRect(-46, -50, 98, 66);
  pen.fillStyle = light;
  for (const [column, row] of [
    [1, 0],
    [3, 0],
    [0, 1],
    [2, 1],
    [1, 2],
    [3, 2],
  ] as const) {
    pen.fillRect(-42 + column * 22.5, -46 + row * 19.3, 22.5, 19.3);
  }
  pen.restore();
}

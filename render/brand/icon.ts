import { type Canvas, createSurface } from '../canvas.ts';
import { getKitHues } from '../kit/colours.ts';
import { beginRoundedRect, fill } from '../kit/shapes.ts';
import { getStyle } from '../style.ts';
import { drawMark } from './mark.ts';

const SIZE = 128;

/** Draws the icon of a web page, 128 × 128 pixels with round corners. */
export function drawIcon(): Canvas {
  const { canvas, pen } = createSurface(SIZE, SIZE, getStyle('hero'));
  beginRoundedRect(pen, 0, 0, SIZE, SIZE, 30);
  fill(pen, getKitHues(pen).paper);
  drawMark(pen, SIZE / 2, SIZE / 2, 104);
  return canvas;
}

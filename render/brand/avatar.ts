import { type Canvas, createSurface } from '../canvas.ts';
import { getKitHues } from '../kit/colours.ts';
import { getStyle } from '../style.ts';
import { drawMark } from './mark.ts';

const SIZE = 512;

/** Draws the bot's avatar, 512 × 512 pixels, of which Discord shows the circle. */
export function drawAvatar(): Canvas {
  const { canvas, pen } = createSurface(SIZE, SIZE, getStyle('hero'), false);
  pen.fillStyle = getKitHues(pen).paper;
  pen.fillRect(0, 0, SIZE, SIZE);
  drawMark(pen, SIZE / 2, SIZE / 2, 360);
  return canvas;
}

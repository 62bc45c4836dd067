import type { Pen } from '../canvas.ts';
import type { Rect } from './boxes.ts';
import { beginRoundedRect, fill, strokeOutline, withShadow } from './shapes.ts';
import { findFittingSize, write } from './text.ts';

/** Rotation of the seal, as if stamped by hand. */
const TILT = -0.045;
const INSET = 6;

/** Draws the words of a great moment as a seal that fills `rect`; the caller records its box. */
export function drawMomentSeal(
  pen: Pen,
  said: string,
  { x, y, width, height }: Rect,
  { ground, ink }: { readonly ground: string; readonly ink: string },
): void {
  pen.save();
  pen.translate(x + width / 2, y + height / 2);
  pen.rotate(TILT);
  const [long, high] = [width - INSET * 2, height - INSET * 2];
  withShadow(pen, 8, 3, () => {
    beginRoundedRect(pen, -long / 2, -high / 2, long, high, 10);
    fill(pen, ground);
  });
  beginRoundedRect(pen, -long / 2 + 2, -high / 2 + 2, long - 4, high - 4, 8);
  strokeOutline(pen, ink, 3);
  const size = findFittingSize(pen, said, long - 16, high * 0.78);
  write(pen, said, 0, 0, { size, colour: ink, align: 'center' });
  pen.restore();
}

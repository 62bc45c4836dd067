import type { Pen } from '../canvas.ts';
import type { Boxes, Rect } from './boxes.ts';
import { getKitHues } from './colours.ts';
import { drawPlateGround } from './plate.ts';
import { findFittingSize, truncateText, write } from './text.ts';

/** Distance of the words from the edges of the plate, in pixels. */
const INSET = 20;

/** Writes the title of a picture large at the left of its plate, and a small note at the right. */
export function drawTitlePlate(
  pen: Pen,
  rect: Rect,
  { title, about }: { readonly title: string; readonly about: string },
  boxes: Boxes,
): void {
  boxes.note('plate', 'title', rect);
  drawPlateGround(pen, rect, getKitHues(pen).paper, getKitHues(pen).paper, 0);
  const y = rect.y + rect.height / 2;
  const small = rect.height * 0.38;
  const right = rect.x + rect.width - INSET;
  const taken = write(pen, about, right, y, { size: small, colour: getKitHues(pen).inkSoft, align: 'right' });
  boxes.note('text', about, { x: right - taken, y: y - small * 0.5, width: taken, height: small });
  const room = rect.width - taken - 3 * INSET;
  const size = findFittingSize(pen, title, room, rect.height * 0.5);
  const words = truncateText(pen, title, room, size);
  const long = write(pen, words, rect.x + INSET, y, { size, colour: getKitHues(pen).ink });
  boxes.note('text', words, { x: rect.x + INSET, y: y - size * 0.6, width: long, height: size * 1.2 });
}

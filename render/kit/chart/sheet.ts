import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../boxes.ts';
import { getKitHues } from '../colours.ts';
import { beginRoundedRect, fill, strokeOutline, withShadow } from '../shapes.ts';
import { write } from '../text.ts';

/** Draws the sheet of a chart. */
export function drawChartSheet(pen: Pen, sheet: Rect, boxes: Boxes): void {
  boxes.note('plate', 'chart', sheet);
  withShadow(pen, 10, 3, () => {
    beginRoundedRect(pen, sheet.x, sheet.y, sheet.width, sheet.height, 16);
    fill(pen, getKitHues(pen).white);
  });
}

/** Draws a level line across the field of a chart at the height `y`. */
export function drawLevelLine(pen: Pen, field: Rect, y: number, width: number): void {
  pen.beginPath();
  pen.moveTo(field.x, y);
  pen.lineTo(field.x + field.width, y);
  strokeOutline(pen, getKitHues(pen).paperDark, width);
}

/** Writes the label of a level, left of the field. */
export function drawLevelText(
  pen: Pen,
  field: Rect,
  y: number,
  words: string,
  size: number,
  boxes: Boxes,
): void {
  const x = field.x - size * 0.45;
  const long = write(pen, words, x, y, { size, colour: getKitHues(pen).inkSoft, align: 'right' });
  boxes.note('text', words, { x: x - long, y: y - size * 0.5, width: long, height: size });
}

/** Draws a tick below the field at `x`. */
export function drawTickLine(pen: Pen, field: Rect, x: number, size: number): void {
  const bottom = field.y + field.height;
  pen.beginPath();
  pen.moveTo(x, bottom);
  pen.lineTo(x, bottom + size * 0.35);
  strokeOutline(pen, getKitHues(pen).inkSoft, 3);
}

/** Writes the label of a tick, its middle at `x`. */
export function drawTickText(
  pen: Pen,
  field: Rect,
  x: number,
  words: string,
  size: number,
  boxes: Boxes,
): void {
  const y = field.y + field.height + size * 0.95;
  const long = write(pen, words, x, y, { size, colour: getKitHues(pen).inkSoft, align: 'center' });
  boxes.note('text', `below ${words}`, { x: x - long / 2, y: y - size * 0.5, width: long, height: size });
}

import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues, getSuitColour, getSuitDark } from '../../kit/colours.ts';
import { beginCircle, fill, strokeOutline, withShadow } from '../../kit/shapes.ts';
import { drawSuitMark } from '../../kit/suits.ts';
import { findFittingSize, truncateText, write } from '../../kit/text.ts';
import { getPostmark, getStampRect } from './measures.ts';
import type { DigestView } from './types.ts';

/** Distance between the teeth of a stamp, and their size, in pixels. */
const TOOTH_SPACING = 17;

/** Draws the stamp, whose value is the number of matches, and the postmark on it. */
export function drawPostageStamp(pen: Pen, view: DigestView, boxes: Boxes): void {
  const rect = getStampRect();
  boxes.note('plate', 'stamp', rect);
  drawPaper(pen, rect);
  const inner = { x: rect.x + 13, y: rect.y + 13, width: rect.width - 26, height: rect.height - 26 };
  pen.fillStyle = getSuitDark(pen, 2);
  pen.fillRect(inner.x, inner.y, inner.width, inner.height);
  for (const suit of [0, 1, 2, 3]) drawSign(pen, inner, suit);
  drawPostmark(pen, view, boxes);
  drawValue(pen, view, inner, boxes);
}

/** Draws white paper with round bites out of its edges. */
function drawPaper(pen: Pen, { x, y, width, height }: Rect): void {
  withShadow(pen, 8, 3, () => {
    pen.fillStyle = getKitHues(pen).white;
    pen.fillRect(x, y, width, height);
  });
  const bite = (atX: number, atY: number) => {
    beginCircle(pen, atX, atY, TOOTH_SPACING * 0.3);
    fill(pen, getKitHues(pen).paper);
  };
  for (let at = TOOTH_SPACING / 2; at < width; at += TOOTH_SPACING)
    for (const edge of [y, y + height]) bite(x + at, edge);
  for (let at = TOOTH_SPACING / 2; at < height; at += TOOTH_SPACING)
    for (const edge of [x, x + width]) bite(edge, y + at);
}

/** Draws one of the four suits in a row. */
function drawSign(pen: Pen, { x, y, width }: Rect, suit: number): void {
  drawSuitMark(pen, suit, x + (width * (suit + 0.5)) / 4, y + 24, 13, getSuitColour(pen, 2));
}

function drawValue(
  pen: Pen,
  { count, counted }: DigestView,
  { x, y, width, height }: Rect,
  boxes: Boxes,
): void {
  const middle = x + width / 2;
  const figures = String(count);
  const size = Math.min(88, ((width - 16) / figures.length) * FIGURE_SCALE);
  const colour = getKitHues(pen).white;
  const long = write(pen, figures, middle, y + height * 0.48, { size, colour, align: 'center' });
  noteText(boxes, figures, middle, y + height * 0.48, long, size * 0.8);
  const small = findFittingSize(pen, counted, width - 20, 33);
  const words = truncateText(pen, counted, width - 20, small);
  const wide = write(pen, words, middle, y + height * 0.83, { size: small, colour, align: 'center' });
  noteText(boxes, words, middle, y + height * 0.83, wide, small);
}

/** Size of figures in parts of the room for each: figures are little more than half as wide as high. */
const FIGURE_SCALE = 1.7;

/** Draws two rings with the day in them, and waves across the stamp. */
function drawPostmark(pen: Pen, { posted }: DigestView, boxes: Boxes): void {
  const { x, y, radius } = getPostmark();
  const [edge, top] = [x - radius, y - radius];
  boxes.note('plate', 'postmark', { x: edge, y: top, width: getStampRect().x - edge, height: 2 * radius });
  pen.save();
  pen.globalAlpha = 0.55;
  for (const [part, width] of [
    [1, 5],
    [0.86, 3],
  ] as const) {
    beginCircle(pen, x, y, radius * part);
    strokeOutline(pen, getKitHues(pen).inkSoft, width);
  }
  const across = getStampRect();
  for (const nth of [0, 1, 2, 3])
    drawWave(pen, x + radius + 6, across.x + across.width + 12, y - 36 + nth * 24);
  pen.restore();
  const size = findFittingSize(pen, posted, radius * 1.34, 32);
  const words = truncateText(pen, posted, radius * 1.34, size);
  const left = x - 8;
  const long = write(pen, words, left, y, { size, colour: getKitHues(pen).inkSoft, align: 'center' });
  noteText(boxes, words, left, y, long, size);
}

function drawWave(pen: Pen, from: number, to: number, y: number): void {
  pen.beginPath();
  for (let x = from; x <= to; x += 4) pen.lineTo(x, y + Math.sin((x - from) / 11) * 5);
  strokeOutline(pen, getKitHues(pen).inkSoft, 4);
}

function noteText(boxes: Boxes, name: string, middle: number, y: number, width: number, size: number): void {
  boxes.note('text', name, { x: middle - width / 2, y: y - size * 0.5, width, height: size });
}

import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues, suitColour, suitDark } from '../../kit/colours.ts';
import { circle, fill, line, shadowed } from '../../kit/shapes.ts';
import { suitMark } from '../../kit/suits.ts';
import { fitted, fittingSize, write } from '../../kit/words.ts';
import { postmarkOf, stampOf } from './measures.ts';
import type { LetterView } from './types.ts';

/** So far the teeth of a stamp are apart, and so large they are. */
const TOOTH = 17;

/** The stamp, whose value is how many matches there were, and the postmark on it. */
export function stamped(pen: Pen, view: LetterView, boxes: Boxes): void {
  const rect = stampOf();
  boxes.note('plate', 'stamp', rect);
  paper(pen, rect);
  const inner = { x: rect.x + 13, y: rect.y + 13, width: rect.width - 26, height: rect.height - 26 };
  pen.fillStyle = suitDark(pen, 2);
  pen.fillRect(inner.x, inner.y, inner.width, inner.height);
  for (const suit of [0, 1, 2, 3]) sign(pen, inner, suit);
  postmark(pen, view, boxes);
  value(pen, view, inner, boxes);
}

/** White paper with round bites out of its edges. */
function paper(pen: Pen, { x, y, width, height }: Rect): void {
  shadowed(pen, 8, 3, () => {
    pen.fillStyle = hues(pen).white;
    pen.fillRect(x, y, width, height);
  });
  const bite = (atX: number, atY: number) => {
    circle(pen, atX, atY, TOOTH * 0.3);
    fill(pen, hues(pen).paper);
  };
  for (let at = TOOTH / 2; at < width; at += TOOTH) for (const edge of [y, y + height]) bite(x + at, edge);
  for (let at = TOOTH / 2; at < height; at += TOOTH) for (const edge of [x, x + width]) bite(edge, y + at);
}

/** The four suits in a row. */
function sign(pen: Pen, { x, y, width }: Rect, suit: number): void {
  suitMark(pen, suit, x + (width * (suit + 0.5)) / 4, y + 24, 13, suitColour(pen, 2));
}

function value(pen: Pen, { count, counted }: LetterView, { x, y, width, height }: Rect, boxes: Boxes): void {
  const middle = x + width / 2;
  const figures = String(count);
  const size = Math.min(88, ((width - 16) / figures.length) * FIGURE);
  const colour = hues(pen).white;
  const long = write(pen, figures, middle, y + height * 0.48, { size, colour, align: 'center' });
  note(boxes, figures, middle, y + height * 0.48, long, size * 0.8);
  const small = fittingSize(pen, counted, width - 20, 33);
  const words = fitted(pen, counted, width - 20, small);
  const wide = write(pen, words, middle, y + height * 0.83, { size: small, colour, align: 'center' });
  note(boxes, words, middle, y + height * 0.83, wide, small);
}

/** How large figures are that have so much room each, in parts of it: they are little more than half as wide as high. */
const FIGURE = 1.7;

/** Two rings with the day in them, and waves across the stamp. */
function postmark(pen: Pen, { posted }: LetterView, boxes: Boxes): void {
  const { x, y, radius } = postmarkOf();
  const [edge, top] = [x - radius, y - radius];
  boxes.note('plate', 'postmark', { x: edge, y: top, width: stampOf().x - edge, height: 2 * radius });
  pen.save();
  pen.globalAlpha = 0.55;
  for (const [part, width] of [
    [1, 5],
    [0.86, 3],
  ] as const) {
    circle(pen, x, y, radius * part);
    line(pen, hues(pen).inkSoft, width);
  }
  const across = stampOf();
  for (const nth of [0, 1, 2, 3]) wave(pen, x + radius + 6, across.x + across.width + 12, y - 36 + nth * 24);
  pen.restore();
  const size = fittingSize(pen, posted, radius * 1.34, 32);
  const words = fitted(pen, posted, radius * 1.34, size);
  const left = x - 8;
  const long = write(pen, words, left, y, { size, colour: hues(pen).inkSoft, align: 'center' });
  note(boxes, words, left, y, long, size);
}

function wave(pen: Pen, from: number, to: number, y: number): void {
  pen.beginPath();
  for (let x = from; x <= to; x += 4) pen.lineTo(x, y + Math.sin((x - from) / 11) * 5);
  line(pen, hues(pen).inkSoft, 4);
}

function note(boxes: Boxes, name: string, middle: number, y: number, width: number, size: number): void {
  boxes.note('text', name, { x: middle - width / 2, y: y - size * 0.5, width, height: size });
}

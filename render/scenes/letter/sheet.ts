import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues, suitColour } from '../../kit/colours.ts';
import { fill, rounded, shadowed } from '../../kit/shapes.ts';
import { STRIPES } from './measures.ts';

const ROUND = 14;
/** How wide a stripe is, and how far it leans. */
const STRIPE = 44;
const LEAN = 20;

/** The sheet of a letter by air mail: stripes in two colours round the paper. */
export function letterSheet(pen: Pen, sheet: Rect, boxes: Boxes): void {
  boxes.note('board', 'sheet', sheet);
  shadowed(pen, 14, 4, () => {
    rounded(pen, sheet.x, sheet.y, sheet.width, sheet.height, ROUND);
    fill(pen, hues(pen).white);
  });
  pen.save();
  rounded(pen, sheet.x, sheet.y, sheet.width, sheet.height, ROUND);
  pen.clip();
  stripes(pen, sheet);
  pen.restore();
  const inner = inside(sheet, STRIPES);
  rounded(pen, inner.x, inner.y, inner.width, inner.height, ROUND * 0.6);
  fill(pen, hues(pen).paper);
}

function inside({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** Leaning stripes all over, one colour after the other with white between them: the paper covers all but their ends. */
function stripes(pen: Pen, { x, y, width, height }: Rect): void {
  const lean = (LEAN / STRIPES) * height;
  for (let at = -lean, nth = 0; at < width + lean; at += STRIPE, nth++) {
    if (nth % 2 === 1) continue;
    pen.beginPath();
    pen.moveTo(x + at + lean, y);
    pen.lineTo(x + at + lean + STRIPE, y);
    pen.lineTo(x + at + STRIPE, y + height);
    pen.lineTo(x + at, y + height);
    pen.closePath();
    fill(pen, suitColour(pen, nth % 4 === 0 ? 0 : 3));
  }
}

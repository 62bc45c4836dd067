import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues, getSuitColour } from '../../kit/colours.ts';
import { beginRoundedRect, fill, withShadow } from '../../kit/shapes.ts';
import type { Scene } from '../../scene.ts';
import { getPictureHeight, getSheetRect, STRIPES_WIDTH, WIDTH } from './measures.ts';
import { PREVIEWS } from './previews.ts';
import { drawPostageStamp } from './stamp.ts';
import { drawBar, drawFact, drawHead } from './text.ts';
import type { DigestView } from './types.ts';

const ROUND = 14;

/** Width and slant of a stripe, in pixels. */
const STRIPE = 44;

const LEAN = 20;

/** Weekly digest, drawn as an air mail letter: games played on a server, and remarkable facts. */
export const digest: Scene = {
  id: 'digest',
  previews: PREVIEWS,
  size: (view, look) => ({ width: WIDTH, height: getPictureHeight(look, view as DigestView) }),
  draw(pen, request, boxes) {
    const view = request.view as DigestView;
    pen.fillStyle = getKitHues(pen).table;
    pen.fillRect(0, 0, WIDTH, getPictureHeight(pen.look, view));
    drawDigestSheet(pen, getSheetRect(pen.look, view), boxes);
    drawHead(pen, view, boxes);
    drawPostageStamp(pen, view, boxes);
    for (const nth of view.games.keys()) drawBar(pen, view, nth, boxes);
    for (const nth of view.facts.keys()) drawFact(pen, view, nth, boxes);
  },
};

/** Draws the sheet of an air mail letter: stripes in two colours round the paper. */
function drawDigestSheet(pen: Pen, sheet: Rect, boxes: Boxes): void {
  boxes.note('board', 'sheet', sheet);
  withShadow(pen, 14, 4, () => {
    beginRoundedRect(pen, sheet.x, sheet.y, sheet.width, sheet.height, ROUND);
    fill(pen, getKitHues(pen).white);
  });
  pen.save();
  beginRoundedRect(pen, sheet.x, sheet.y, sheet.width, sheet.height, ROUND);
  pen.clip();
  drawStripes(pen, sheet);
  pen.restore();
  const inner = insetRect(sheet, STRIPES_WIDTH);
  beginRoundedRect(pen, inner.x, inner.y, inner.width, inner.height, ROUND * 0.6);
  fill(pen, getKitHues(pen).paper);
}

function insetRect({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** Draws slanted stripes everywhere, alternating in colour with white between; the paper covers all but their ends. */
function drawStripes(pen: Pen, { x, y, width, height }: Rect): void {
  const lean = (LEAN / STRIPES_WIDTH) * height;
  for (let at = -lean, nth = 0; at < width + lean; at += STRIPE, nth++) {
    if (nth % 2 === 1) continue;
    pen.beginPath();
    pen.moveTo(x + at + lean, y);
    pen.lineTo(x + at + lean + STRIPE, y);
    pen.lineTo(x + at + STRIPE, y + height);
    pen.lineTo(x + at, y + height);
    pen.closePath();
    fill(pen, getSuitColour(pen, nth % 4 === 0 ? 0 : 3));
  }
}

import type { GoStopView } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { strokeSvgPath } from '../../kit/hwatu/brush.ts';
import { beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';
import { getGoStopHues } from './colours.ts';
import { getMeasures, type Measures } from './measures.ts';
import { type BegunSet, findBegunSets } from './sets.ts';
import { drawLostSign, getValueSign } from './signs.ts';
import type { DrawContext } from './spots.ts';
import { getSlotHeight, LINE_GAP } from './table-layout.ts';

const GAP = 14;
/** Distance between the cards of a set. */
const CARD_GAP = 2;

/**
 * Draws the months of every set that a seat has begun: full if held, open if missing, struck out if others have them. In one
 * line, where slots become narrower if they are many, or in several on half a panel.
 */
export function drawSlots(
  dealer: DrawContext,
  view: GoStopView,
  seat: number,
  rect: Rect,
  half: boolean,
): void {
  const by = getMeasures(dealer.pen.look);
  const sets = findBegunSets(view, seat);
  const slot = half ? by.slot : Math.min(by.slot, findFittingSlot(by, sets, rect.width));
  let [x, y] = [rect.x, rect.y];
  for (const set of sets) {
    const long = measureSet(by, set, slot);
    if (x + long > rect.x + rect.width) [x, y] = [rect.x, y + getSlotHeight(by) + LINE_GAP];
    drawSetRow(dealer, set, x, y, slot);
    x += long + GAP;
  }
}

/** Returns the width of a slot at which all sets fit into one line. */
function findFittingSlot(by: Measures, sets: readonly BegunSet[], room: number): number {
  const bare = sets.reduce((sum, set) => sum + measureSet(by, set, 0) + GAP, -GAP);
  const slots = sets.reduce((sum, { cards, dead }) => sum + (dead ? 0 : cards.length), 0);
  return Math.floor((room - bare) / Math.max(1, slots));
}

/** Returns the width of the sign and, while the set is still possible, its cards. */
function measureSet({ sign }: Measures, { cards, dead }: BegunSet, slot: number): number {
  return sign + 6 + (dead ? 0 : cards.length * (slot + CARD_GAP));
}

function drawSetRow({ pen, boxes }: DrawContext, set: BegunSet, x: number, y: number, slot: number): void {
  const by = getMeasures(pen.look);
  const [{ sign }, high] = [by, getSlotHeight(by)];
  if (set.whole)
    drawWholeSetGround(pen, { x: x - 4, y: y - 3, width: measureSet(by, set, slot) + 6, height: high + 6 });
  getValueSign(set.code)(pen, x + sign / 2, y + high / 2, sign);
  if (set.dead) drawLostSign(pen, x + sign / 2, y + high / 2, sign);
  else
    set.cards.forEach(({ month, fate }, at) => {
      const place = { x: x + sign + 5 + at * (slot + CARD_GAP), y, width: slot, height: high };
      DRAWN[fate](pen, String(month), place);
      boxes.note('text', `${set.code} ${month} ${fate}`, place);
    });
}

/** Draws the background of a whole set in the colour of winnings. */
function drawWholeSetGround(pen: Pen, rect: Rect): void {
  beginRoundedRect(pen, rect.x, rect.y, rect.width, rect.height, 8);
  fill(pen, getGoStopHues(pen).gain);
}

const DRAWN = { held: drawHeldSlot, open: drawOpenSlot, lost: drawLostSlot };

function drawHeldSlot(pen: Pen, month: string, rect: Rect): void {
  stampSlot(pen, `held ${month}`, rect, (on, { x, y, width, height }) => {
    beginRoundedRect(on, x + 1, y, width - 2, height, 5);
    fill(on, getGoStopHues(on).held);
    drawFigure(on, month, { x, y, width, height }, getGoStopHues(on).heldInk);
  });
}

function drawOpenSlot(pen: Pen, month: string, rect: Rect): void {
  stampSlot(pen, `open ${month}`, rect, (on, { x, y, width, height }) => {
    beginRoundedRect(on, x + 2, y + 1, width - 4, height - 2, 5);
    fill(on, getGoStopHues(on).open);
    strokeOutline(on, getGoStopHues(on).held, 2);
    drawFigure(on, month, { x, y, width, height }, getGoStopHues(on).openInk);
  });
}

/** Draws a slot once, and stamps it from then on. */
function stampSlot(
  pen: Pen,
  name: string,
  { x, y, width, height }: Rect,
  draw: (on: Pen, rect: Rect) => void,
): void {
  stamp(pen, `gostop/${name}/${width}`, height + 4, x + width / 2, y + height / 2, (on) =>
    draw(on, { x: -width / 2, y: -height / 2, width, height }),
  );
}

function drawLostSlot(pen: Pen, month: string, rect: Rect): void {
  drawOpenSlot(pen, month, rect);
  const [right, low] = [rect.x + rect.width - 3, rect.y + rect.height - 4];
  strokeSvgPath(pen, `M${rect.x + 3} ${low} L${right} ${rect.y + 4}`, getGoStopHues(pen).go, 4);
}

function drawFigure(pen: Pen, month: string, { x, y, width, height }: Rect, colour: string): void {
  const { textSlot } = getMeasures(pen.look);
  write(pen, month, x + width / 2, y + height / 2, { size: textSlot, colour, align: 'center' });
}

import type { GoStopView } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { stroke } from '../../kit/hwatu/brush.ts';
import { fill, line, rounded } from '../../kit/shapes.ts';
import { stamp } from '../../kit/stamps.ts';
import { write } from '../../kit/words.ts';
import { gostopHues } from './colours.ts';
import { measuresOf } from './measures.ts';
import { type Begun, begun } from './sets.ts';
import { lostSign, valued } from './signs.ts';
import type { Dealer } from './spots.ts';
import { BETWEEN, slotHigh } from './table.ts';

const GAP = 14;
/** Between the cards of a set. */
const NEAR = 2;

/**
 * What a seat lacks: of every set that it has begun the months, full for those it has, open for those it lacks, struck
 * out for those that others have. In one line, or in two on half a panel.
 */
export function slots(dealer: Dealer, view: GoStopView, seat: number, rect: Rect): void {
  const { pen } = dealer;
  let [x, y] = [rect.x, rect.y];
  for (const set of begun(view, seat)) {
    const long = lengthOf(pen, set);
    if (x + long > rect.x + rect.width) [x, y] = [rect.x, y + slotHigh(measuresOf(pen.look)) + BETWEEN];
    row(dealer, set, x, y);
    x += long + GAP;
  }
}

/** The sign and, while the set may still be had, its cards. */
function lengthOf(pen: Pen, { cards, dead }: Begun): number {
  const { slot, sign } = measuresOf(pen.look);
  return sign + 6 + (dead ? 0 : cards.length * (slot + NEAR));
}

function row({ pen, boxes }: Dealer, set: Begun, x: number, y: number): void {
  const { slot, sign } = measuresOf(pen.look);
  const high = slotHigh(measuresOf(pen.look));
  if (set.whole) crowned(pen, { x: x - 4, y: y - 3, width: lengthOf(pen, set) + 6, height: high + 6 });
  valued(set.code)(pen, x + sign / 2, y + high / 2, sign);
  if (set.dead) lostSign(pen, x + sign / 2, y + high / 2, sign);
  else
    set.cards.forEach(({ month, fate }, at) => {
      const place = { x: x + sign + 5 + at * (slot + NEAR), y, width: slot, height: high };
      DRAWN[fate](pen, String(month), place);
      boxes.note('text', `${set.code} ${month} ${fate}`, place);
    });
}

/** A whole set lies on the colour of what was won. */
function crowned(pen: Pen, rect: Rect): void {
  rounded(pen, rect.x, rect.y, rect.width, rect.height, 8);
  fill(pen, gostopHues(pen).gain);
}

const DRAWN = { held, open, lost };

function held(pen: Pen, month: string, rect: Rect): void {
  printed(pen, `held ${month}`, rect, (on, { x, y, width, height }) => {
    rounded(on, x + 1, y, width - 2, height, 5);
    fill(on, gostopHues(on).held);
    figure(on, month, { x, y, width, height }, gostopHues(on).heldInk);
  });
}

function open(pen: Pen, month: string, rect: Rect): void {
  printed(pen, `open ${month}`, rect, (on, { x, y, width, height }) => {
    rounded(on, x + 2, y + 1, width - 4, height - 2, 5);
    fill(on, gostopHues(on).open);
    line(on, gostopHues(on).held, 2);
    figure(on, month, { x, y, width, height }, gostopHues(on).openInk);
  });
}

/** Draws it once, and stamps it from then on. */
function printed(
  pen: Pen,
  name: string,
  { x, y, width, height }: Rect,
  draw: (on: Pen, rect: Rect) => void,
): void {
  stamp(pen, `gostop/${name}/${width}`, height + 4, x + width / 2, y + height / 2, (on) =>
    draw(on, { x: -width / 2, y: -height / 2, width, height }),
  );
}

function lost(pen: Pen, month: string, rect: Rect): void {
  figure(pen, month, rect, gostopHues(pen).chipSoft);
  const [right, low] = [rect.x + rect.width - 3, rect.y + rect.height - 4];
  stroke(pen, `M${rect.x + 3} ${low} L${right} ${rect.y + 4}`, gostopHues(pen).held, 2.4);
}

function figure(pen: Pen, month: string, { x, y, width, height }: Rect, colour: string): void {
  const { textSlot } = measuresOf(pen.look);
  const size = month.length > 1 ? textSlot - 2 : textSlot;
  write(pen, month, x + width / 2, y + height / 2, { size, colour, align: 'center' });
}

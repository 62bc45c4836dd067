import type { Card } from '../../../../src/games/gostop/types.ts';
import { trace as arrow } from '../../../kit/arrow.ts';
import type { Rect } from '../../../kit/boxes.ts';
import { hues } from '../../../kit/colours.ts';
import { cardHeight, hwatu } from '../../../kit/hwatu/card.ts';
import { fill, line, rounded } from '../../../kit/shapes.ts';
import { seatColour, seatPale } from '../colours.ts';
import { measuresOf } from '../measures.ts';
import type { Dealer } from '../spots.ts';
import type { Haul } from './haul.ts';
import { sealed } from './sealed.ts';
import { tag } from './tag.ts';

const PAD = 9;
/** Between the cards and the edge where the arrow leaves. */
const ARROW = 40;
/** From the edge of the mat's inside to the panel it points at. */
const BEYOND = 18;
/** The largest card lies as large as those of the row in one line. */
const LARGEST = 138;

/** Towards whose panel the cards go. */
type Way = 'up' | 'down';

/** What was taken last, once and large, with an arrow to whoever took it; and the seal of a great moment. */
export function spoils(dealer: Dealer, haul: Haul, rect: Rect, way: Way): void {
  const { pen, boxes } = dealer;
  const { moment, months } = haul;
  const stamp = measuresOf(pen.look).stamp * (months.length > 1 ? 1 : 1.5);
  if (months.length === 0) {
    const high = Math.min(rect.height, stamp);
    if (moment) sealed(pen, boxes, moment, { ...rect, y: rect.y + (rect.height - high) / 2, height: high });
    return;
  }
  const high = moment ? stamp + PAD : 0;
  if (moment) {
    const y = way === 'up' ? rect.y + rect.height - stamp : rect.y;
    sealed(pen, boxes, moment, { ...rect, y, height: stamp });
  }
  const height = rect.height - high - ARROW;
  pairs(dealer, haul, { ...rect, y: rect.y + (way === 'up' ? ARROW : high), height }, way);
}

/** The cards on a plate of the colour of who took them, in the middle of `room`. */
function pairs(dealer: Dealer, haul: Haul, room: Rect, way: Way): void {
  const { pen } = dealer;
  const width = widthIn(haul.months, room);
  const line1 = cardHeight(width) + PAD;
  const height = haul.months.length * line1 + PAD;
  const plate = { ...room, y: room.y + (room.height - height) / 2, height };
  const x = plate.x + plate.width / 2;
  const [from, to] =
    way === 'up'
      ? [plate.y + 4, room.y - ARROW - BEYOND]
      : [plate.y + height - 4, room.y + room.height + ARROW + BEYOND];
  const look = { colour: seatColour(pen, haul.seat), edge: hues(pen).white, width: 12 };
  arrow(
    pen,
    [
      { x, y: from },
      { x, y: to },
    ],
    look,
  );
  rounded(pen, plate.x, plate.y, plate.width, plate.height, 14);
  fill(pen, seatPale(pen, haul.seat));
  line(pen, seatColour(pen, haul.seat), 4);
  haul.months.forEach((cards, at) => {
    pile(dealer, cards, { ...plate, y: plate.y + PAD + at * line1 }, width);
  });
}

/** The most they can be wide, so that all lines fit. */
function widthIn(months: readonly (readonly Card[])[], room: Rect): number {
  const high = (room.height - PAD) / months.length - PAD;
  const wide = (room.width - PAD * 2) / Math.max(...months.map(({ length }) => (length > 2 ? 1.9 : 1.66)));
  return Math.floor(Math.min(LARGEST, high / 1.65, wide));
}

function pile(dealer: Dealer, cards: readonly Card[], plate: Rect, width: number): void {
  const { pen, boxes } = dealer;
  const step = stepOf(cards.length, plate.width - PAD * 2, width);
  const x = plate.x + (plate.width - width - step * (cards.length - 1)) / 2;
  cards.forEach((card, at) => {
    const left = x + at * step;
    hwatu(pen, card, left, plate.y, { width, corner: true });
    boxes.note('piece', `taken ${card}`, { x: left, y: plate.y, width, height: cardHeight(width) });
    const seen = at === cards.length - 1 ? width : Math.min(step, width);
    tag(dealer, card, { x: left, low: plate.y + cardHeight(width), seen });
  });
}

/** Side by side where there is room. */
function stepOf(count: number, room: number, width: number): number {
  return count < 2 ? 0 : Math.min(width + 4, (room - width) / (count - 1));
}

import type { Card, Deal, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Rect } from '../../kit/boxes.ts';
import { cardHeight } from '../../kit/hwatu/card.ts';
import { bill, billHigh } from './bill.ts';
import { deck } from './deck.ts';
import { measuresOf, SIDE } from './measures.ts';
import { row } from './row.ts';
import { type Dealer, lay } from './spots.ts';
import { throws } from './throws.ts';

const PAD = 16;

/** The middle of the table: the deck, what is being drawn, and the row; below them the bill of a deal that is over. */
export function mat(dealer: Dealer, view: GoStopView, deal: Deal | null, rect: Rect): void {
  if (view.phase === 'throw') {
    throws(dealer.pen, dealer.boxes, view, rect);
    return;
  }
  const high = deal ? billHigh(dealer.pen, deal) : 0;
  if (deal) {
    const y = rect.y + rect.height - high - 12;
    bill(dealer, deal, { x: rect.x + 14, y, width: rect.width - 28, height: high });
  }
  laid(dealer, view, { ...rect, height: rect.height - (deal ? high + 4 : 0) });
}

function laid(dealer: Dealer, view: GoStopView, rect: Rect): void {
  const width = Math.min(measuresOf(dealer.pen.look).deck, Math.floor((rect.height - PAD * 2 - 8) / 1.64));
  deck(dealer, view, rect, width);
  const waiting = afloat(view);
  const left = SIDE + width + 22;
  waiting.forEach((card, at) => {
    const [x, y] = [rect.x + left + at * (width + 10), rect.y + (rect.height - cardHeight(width)) / 2];
    lay(dealer, card, { zone: 'row', x, y, width, seen: width, at });
  });
  const from = left + waiting.length * (width + 10) + (waiting.length > 0 ? 8 : 0);
  row(dealer, view, {
    x: rect.x + from,
    y: rect.y + PAD,
    width: rect.width - from - SIDE,
    height: rect.height - PAD * 2,
  });
}

/** Cards that are on their way: they lie in no column yet, and nobody has taken them. */
function afloat({ underway, row: columns, storage }: GoStopView): readonly Card[] {
  const laid = new Set([...columns.flatMap(({ cards }) => cards), ...storage.flat()]);
  const moving = [underway.played, ...underway.bomb, underway.drawn];
  return [...new Set(moving)].filter((card): card is Card => card !== null && !laid.has(card));
}

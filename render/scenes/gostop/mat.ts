import type { Card, Deal, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { cardHeight, hwatu } from '../../kit/hwatu/card.ts';
import { fill, rounded } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import { BILL, bill } from './bill.ts';
import { row } from './row.ts';
import { type Dealer, lay } from './spots.ts';
import { throws } from './throws.ts';

const DECK = 80;
const SIDE = 24;
/** What the deck takes of the width. */
const LEFT = 128;

/** The middle of the table: the deck, what is being drawn, and the row; below them the bill of a deal that is over. */
export function mat(dealer: Dealer, view: GoStopView, deal: Deal | null, rect: Rect): void {
  const { pen, boxes } = dealer;
  const high = rect.height - (deal ? BILL + 4 : 0);
  if (deal) {
    const low = { x: rect.x + 14, y: rect.y + rect.height - BILL - 12, width: rect.width - 28, height: BILL };
    bill(pen, boxes, deal, low);
  }
  if (view.phase === 'throw') throws(pen, boxes, view, rect);
  else laid(dealer, view, { ...rect, height: high });
}

function laid(dealer: Dealer, view: GoStopView, rect: Rect): void {
  const waiting = afloat(view);
  deck(dealer, view.deck, rect);
  waiting.forEach((card, at) => {
    const [x, y] = [rect.x + LEFT + at * (DECK + 10), rect.y + (rect.height - cardHeight(DECK)) / 2];
    lay(dealer, card, { zone: 'row', x, y, width: DECK, seen: DECK, at });
  });
  const left = LEFT + waiting.length * (DECK + 10) + (waiting.length > 0 ? 8 : 0);
  row(dealer, view, {
    x: rect.x + left,
    y: rect.y + 14,
    width: rect.width - left - SIDE,
    height: rect.height - 28,
  });
}

/** Cards that are on their way: they lie in no column yet, and nobody has taken them. */
function afloat({ underway, row: columns, storage }: GoStopView): readonly Card[] {
  const laid = new Set([...columns.flatMap(({ cards }) => cards), ...storage.flat()]);
  const moving = [underway.played, ...underway.bomb, underway.drawn];
  return [...new Set(moving)].filter((card): card is Card => card !== null && !laid.has(card));
}

/** A pile of backs and how many are left. */
function deck({ pen, boxes }: Dealer, count: number, rect: Rect): void {
  const [x, y] = [rect.x + SIDE, rect.y + (rect.height - cardHeight(DECK)) / 2];
  const depth = Math.min(4, Math.ceil(count / 5));
  for (let at = 0; at < depth; at++) hwatu(pen, null, x + at * 2, y - at * 2, { width: DECK, corner: false });
  const [middle, low] = [x + DECK / 2 + 3, y + cardHeight(DECK) / 2 - 3];
  rounded(pen, middle - 27, low - 20, 54, 40, 20);
  fill(pen, hues(pen).white);
  write(pen, String(count), middle, low, { size: 30, colour: hues(pen).ink, align: 'center' });
  boxes.note('text', `deck ${count}`, { x: middle - 27, y: low - 20, width: 54, height: 40 });
}

import type { GoStopView } from '../../../src/games/gostop/types.ts';
import type { Rect } from '../../kit/boxes.ts';
import { cardHeight } from '../../kit/hwatu/card.ts';
import { medal, plateGlow, plateName } from '../../kit/plate.ts';
import type { PictureRequest } from '../../request.ts';
import { BAND } from './board.ts';
import { chipsLength, drawChips, fitting } from './chips.ts';
import { gostopHues, seatColour } from './colours.ts';
import { counted, signed } from './counted.ts';
import { label } from './label.ts';
import { measuresOf } from './measures.ts';
import { shown, shownLength, shownOf } from './shown.ts';
import { slots } from './slots.ts';
import type { Dealer } from './spots.ts';
import { storage } from './storage.ts';
import { BETWEEN, EDGE, RAISE, wideCard } from './table.ts';
import { token } from './token.ts';
import { words } from './words.ts';

/** Names on a wide panel take this much of its width. */
const NAME = 0.25;

/** A seat: who, points, what counts, the captured cards, and what is lacking for the sets. */
export function panel(
  dealer: Dealer,
  request: PictureRequest,
  view: GoStopView,
  seat: number,
  rect: Rect,
): void {
  const { pen, boxes } = dealer;
  const by = measuresOf(pen.look);
  boxes.note('plate', `plate ${seat}`, rect);
  if (request.turn.includes(seat)) plateGlow(pen, rect);
  const half = rect.width < 600;
  const left = rect.x + BAND + 12;
  named(dealer, request, view, seat, rect, half);
  if (view.phase === 'throw') return;
  counters(dealer, view, seat, rect, half);
  const top = rect.y + EDGE + by.line + (half ? by.second : 0) + RAISE + 4;
  const room = rect.width - BAND - 26;
  storage(dealer, view, seat, { x: left, y: top, width: room, height: 0 }, half);
  const cards = half
    ? cardHeight(by.half) * 2 + RAISE + BETWEEN
    : cardHeight(wideCard(by, view.hands.length));
  slots(dealer, view, seat, { x: left, y: top + cards + EDGE, width: room, height: 0 });
}

/** Token, the dealer's seal, name, points. */
function named(
  dealer: Dealer,
  request: PictureRequest,
  view: GoStopView,
  seat: number,
  rect: Rect,
  half: boolean,
): void {
  const { pen, boxes } = dealer;
  const by = measuresOf(pen.look);
  const y = rect.y + EDGE + by.line / 2;
  let x = rect.x + BAND + 12;
  token(pen, seat, x + by.token, y, by.token);
  x += by.token * 2 + 8;
  const deals = view.phase !== 'throw' && view.dealer === seat;
  if (deals) seal(dealer, x, y);
  if (deals) x += by.chip + 6;
  const room = half
    ? rect.x + rect.width - by.points - 70 - x
    : rect.width * NAME - (deals ? by.chip + 6 : 0);
  plateName(pen, boxes, request.sitters[seat] ?? { name: '', ai: false }, x, y, room, by.textName);
  points(dealer, request, view, seat, rect.x + rect.width - by.points - 10, y);
}

/** Who dealt. */
function seal({ pen, boxes }: Dealer, x: number, y: number): void {
  const { chip: side, textChip: size } = measuresOf(pen.look);
  const { chip: ground, go: colour } = gostopHues(pen);
  const rect = { x, y: y - side / 2, width: side, height: side };
  label(pen, rect, { words: words(pen).dealer, size, ground, colour, round: 7, edge: colour });
  boxes.note('text', 'dealer', rect);
}

/** Announced points; when it is over the place and the total. */
function points(
  { pen, boxes }: Dealer,
  request: PictureRequest,
  view: GoStopView,
  seat: number,
  x: number,
  y: number,
): void {
  const { points: width, textPoints: size, token: radius } = measuresOf(pen.look);
  const ended = request.places?.find((placed) => placed.seat === seat);
  const value = ended?.score ?? view.points[seat] ?? 0;
  const height = size * 1.18;
  if (ended) medal(pen, ended.place, x - 26, y, radius + 2);
  const rect = { x, y: y - height / 2, width, height };
  const words = signed(value);
  label(pen, rect, {
    words,
    size: words.length > 3 ? size * 0.76 : size,
    ground: seatColour(pen, seat),
    colour: gostopHues(pen).goInk,
    round: 12,
  });
  boxes.note('text', `points ${value}`, rect);
}

/** Chips, and cards that were shown: on a wide panel before the points, on half a panel on a line of their own. */
function counters(dealer: Dealer, view: GoStopView, seat: number, rect: Rect, half: boolean): void {
  const { pen, boxes } = dealer;
  const by = measuresOf(pen.look);
  const left = rect.x + BAND + 12;
  const end = half ? rect.x + rect.width - 12 : rect.x + rect.width - by.points - by.token * 2 - 36;
  const from = half ? left : left + by.token * 2 + 8 + rect.width * NAME + 12;
  const open = shownOf(view, seat);
  const cards = shownLength(dealer, open);
  const chips = fitting(pen, counted(pen, view, seat), end - from - cards);
  const y = rect.y + EDGE + (half ? by.line + by.second / 2 - 4 : by.line / 2);
  const x = half ? left : end - chipsLength(pen, chips) - cards;
  drawChips(pen, boxes, chips, x, y);
  shown(dealer, open, x + chipsLength(pen, chips) + 8, y);
}

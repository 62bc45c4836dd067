import type { GoStopView } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { medal, plateGlow, plateName } from '../../kit/plate.ts';
import { fill, rounded } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import type { PictureRequest } from '../../picture.ts';
import { BAND, panelColours } from './board.ts';
import { chipsLength, drawChips, fitting } from './chips.ts';
import { counted } from './counted.ts';
import { seatColour, token } from './look.ts';
import type { Dealer } from './spots.ts';
import { RAISE, storage } from './storage.ts';
import { trios } from './trios.ts';

/** Height of the line with the name. */
const LINE = 44;
const TOP = 8;
/** Points, at the right end. */
const POINTS = 74;
/** Names on a wide panel end here. */
const NAME = 240;
/** Left of the points, for a medal. */
const MEDAL = 68;

/** A seat: who, points, what counts, and the captured cards. */
export function panel(
  dealer: Dealer,
  request: PictureRequest,
  view: GoStopView,
  seat: number,
  rect: Rect,
): void {
  const { pen, boxes } = dealer;
  panelColours(pen, rect, seat);
  boxes.note('plate', `plate ${seat}`, rect);
  if (request.turn.includes(seat)) plateGlow(pen, rect);
  const half = rect.width < 600;
  const y = rect.y + TOP + LINE / 2;
  const left = rect.x + BAND + 12;
  token(pen, seat, left + 18, y, 18);
  const sitter = request.sitters[seat] ?? { name: '', ai: false };
  const room = half ? rect.width - BAND - POINTS - 80 : NAME;
  plateName(pen, boxes, sitter, left + 46, y, room, 30);
  points(pen, boxes, request, view, seat, rect.x + rect.width - POINTS - 10, y);
  if (view.phase === 'throw') return;
  counters(pen, boxes, view, seat, rect, half);
  const top = rect.y + TOP + LINE * (half ? 2 : 1) + RAISE + 4;
  const cards = { x: left, y: top, width: rect.width - BAND - 26, height: rect.y + rect.height - top };
  storage(dealer, view.storage[seat] ?? [], cards, half);
}

/** Announced points; when it is over the place and the total. */
function points(
  pen: Pen,
  boxes: Boxes,
  request: PictureRequest,
  view: GoStopView,
  seat: number,
  x: number,
  y: number,
): void {
  const ended = request.places?.find((placed) => placed.seat === seat);
  const value = ended?.score ?? view.points[seat] ?? 0;
  if (ended) medal(pen, ended.place, x - 24, y, 20);
  rounded(pen, x, y - 20, POINTS, 40, 12);
  fill(pen, seatColour(pen, seat));
  write(pen, String(value), x + POINTS / 2, y, { size: 34, colour: hues(pen).white, align: 'center' });
  boxes.note('text', `points ${value}`, { x, y: y - 20, width: POINTS, height: 40 });
}

/** Chips: on a wide panel before the points, on a half panel on a line of their own. */
function counters(pen: Pen, boxes: Boxes, view: GoStopView, seat: number, rect: Rect, half: boolean): void {
  const y = rect.y + TOP + LINE / 2;
  const left = rect.x + BAND + 12;
  const end = half ? rect.x + rect.width - 12 : rect.x + rect.width - POINTS - MEDAL;
  const from = half ? left : left + 46 + NAME + 12;
  const chips = fitting(pen, [...counted(pen, view, seat), ...trios(pen, view, seat)], end - from);
  drawChips(pen, boxes, chips, half ? left : end - chipsLength(pen, chips), half ? y + LINE - 2 : y);
}

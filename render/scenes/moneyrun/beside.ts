import type { Denomination, MoneyRunEvent, MoneyRunView } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { circle, fill, line, rounded, shadowed } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import type { PictureRequest } from '../../request.ts';
import { bagHeight, inBag } from './bag.ts';
import { facing, share } from './coin.ts';
import { seatColour } from './colours.ts';
import { beside, type Field } from './field.ts';
import { around } from './icons.ts';

/** So many coins lie on the table (R-MR-13). */
const SLOTS = 5;
const GAP = 12;
const ROUND = 84;
/** The bag in a large picture. */
const WIDE = 404;

/** What is beside the board: the coins on the table, the bag, the round; from above, or from the left. */
interface Strip {
  readonly table: Rect;
  readonly bag: Rect;
  readonly round: Rect;
}

function strip(on: Field, tiny: boolean): Strip {
  const { x, y, width, height } = beside(on);
  if (on.large) return lying(on);
  const bag = bagHeight(tiny);
  const table = height - bag - ROUND - GAP * 2;
  return {
    table: { x, y, width, height: table },
    bag: { x, y: y + table + GAP, width, height: bag },
    round: { x, y: y + height - ROUND, width, height: ROUND },
  };
}

function lying(on: Field): Strip {
  const { x, y, width, height } = beside(on);
  const table = width - WIDE - height - GAP * 2;
  return {
    table: { x, y, width: table, height },
    bag: { x: x + table + GAP, y, width: WIDE, height },
    round: { x: x + width - height, y, width: height, height },
  };
}

/** Their grounds, and where coins may lie. */
export function besideGround(pen: Pen, on: Field, tiny: boolean): void {
  const { table, bag, round } = strip(on, tiny);
  for (const rect of [table, bag, round]) {
    shadowed(pen, 8, 3, () => {
      rounded(pen, rect.x, rect.y, rect.width, rect.height, 14);
      fill(pen, hues(pen).paper);
    });
  }
  for (let at = 0; at < SLOTS; at++) {
    const { x, y } = slot(on, table, at);
    circle(pen, x, y, tableRadius(on));
    fill(pen, hues(pen).paperDark);
  }
}

/** Half the width of the largest coin on the table, in pixels. */
export function tableRadius(on: Field): number {
  return on.large ? 42 : 36;
}

function slot(on: Field, table: Rect, at: number): Point {
  const part = (at + 0.5) / SLOTS;
  if (on.large) return { x: table.x + 4 + part * (table.width - 8), y: table.y + table.height / 2 };
  return { x: table.x + table.width / 2, y: table.y + part * table.height };
}

/** The coins on the table, the bag, the round. */
export function besides(
  pen: Pen,
  request: PictureRequest,
  view: MoneyRunView,
  on: Field,
  boxes: Boxes,
): void {
  const { table, bag, round } = strip(on, view.options.tiny);
  boxes.note('plate', 'table', table);
  boxes.note('plate', 'bag', bag);
  boxes.note('plate', 'round', round);
  spread(pen, request, view, on, table);
  inBag(pen, view, on, bag, boxes);
  counted(pen, view, on, round, boxes);
}

/** The largest first; those that came from the bag just now are ringed. */
function spread(pen: Pen, request: PictureRequest, view: MoneyRunView, on: Field, table: Rect): void {
  const fresh = drawn(request);
  view.table.forEach((coin, at) => {
    const { x, y } = slot(on, table, at);
    const radius = Math.round(tableRadius(on) * share(coin));
    facing(pen, coin, x, y, radius);
    const seat = fresh.get(coin);
    if (seat === undefined) return;
    fresh.delete(coin);
    circle(pen, x, y, radius + 2);
    line(pen, seatColour(pen, seat), 4);
  });
}

/** Who drew which coin just now (R-MR-13). */
function drawn(request: PictureRequest): Map<string, number> {
  const events = request.events as readonly MoneyRunEvent[];
  return new Map(
    events.flatMap((event) =>
      event.kind === 'placed' && event.drawn ? [[event.drawn, event.seat] as const] : [],
    ),
  );
}

/** The middle of the slot in which the table has a coin of this kind, or null. */
export function onTable(view: MoneyRunView, on: Field, coin: Denomination): Point | null {
  const at = view.table.indexOf(coin);
  return at < 0 ? null : slot(on, strip(on, view.options.tiny).table, at);
}

/** The round, and of how many at most (R-MR-31). */
function counted(pen: Pen, view: MoneyRunView, on: Field, round: Rect, boxes: Boxes): void {
  const [x, y] = [round.x + round.width / 2, round.y + round.height / 2];
  const cap = view.options.roundCap;
  const grow = on.large ? 1.26 : 1;
  around(pen, x, y, Math.round(36 * grow));
  const high = cap > 0 ? y - 6 * grow : y;
  const hand = { colour: hues(pen).ink, align: 'center' } as const;
  write(pen, String(view.round), x, high, { ...hand, size: 29 * grow });
  boxes.note('text', 'round', centred(x, high, 52 * grow, 26 * grow));
  if (cap === 0) return;
  write(pen, `/${cap}`, x, y + 16 * grow, { ...hand, size: 18 * grow, colour: hues(pen).inkSoft });
  boxes.note('text', 'cap', centred(x, y + 16 * grow, 44 * grow, 18 * grow));
}

function centred(x: number, y: number, width: number, height: number): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

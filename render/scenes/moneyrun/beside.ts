import {
  DENOMINATIONS,
  type Denomination,
  type MoneyRunEvent,
  type MoneyRunView,
} from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { circle, fill, line, rounded, shadowed } from '../../kit/shapes.ts';
import { write } from '../../kit/words.ts';
import type { PictureRequest } from '../../picture.ts';
import { facing, share } from './coin.ts';
import { beside, type Field } from './field.ts';
import { around, sack } from './icons.ts';
import { colourOf } from './look.ts';

/** So many coins lie on the table (R-MR-13). */
const SLOTS = 5;
const GAP = 12;
const ROUND = 84;
/** A row of the bag. */
const LINE = 46;
const SACK = 74;

/** What is beside the board, from above: the coins on the table, the bag, the round. */
interface Strip {
  readonly table: Rect;
  readonly bag: Rect;
  readonly round: Rect;
}

function strip(on: Field, tiny: boolean): Strip {
  const { x, y, width, height } = beside(on);
  const bag = SACK + 18 + LINE * (tiny ? 5 : 4);
  const table = height - bag - ROUND - GAP * 2;
  return {
    table: { x, y, width, height: table },
    bag: { x, y: y + table + GAP, width, height: bag },
    round: { x, y: y + height - ROUND, width, height: ROUND },
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
    const { x, y } = slot(table, at);
    circle(pen, x, y, 36);
    fill(pen, hues(pen).paperDark);
  }
}

function slot(table: Rect, at: number): Point {
  return { x: table.x + table.width / 2, y: table.y + ((at + 0.5) * table.height) / SLOTS };
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
  spread(pen, request, view, table);
  inBag(pen, view, bag, boxes);
  counted(pen, view, round, boxes);
}

/** The largest first; those that came from the bag just now are ringed. */
function spread(pen: Pen, request: PictureRequest, view: MoneyRunView, table: Rect): void {
  const fresh = drawn(request);
  view.table.forEach((coin, at) => {
    const { x, y } = slot(table, at);
    const radius = Math.round(36 * share(coin));
    facing(pen, coin, x, y, radius);
    const seat = fresh.get(coin);
    if (seat === undefined) return;
    fresh.delete(coin);
    circle(pen, x, y, radius + 2);
    line(pen, colourOf(pen, seat), 4);
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
  return at < 0 ? null : slot(strip(on, view.options.tiny).table, at);
}

/** How many coins are in the bag, and how many of each (R-MR-33). */
function inBag(pen: Pen, view: MoneyRunView, bag: Rect, boxes: Boxes): void {
  const x = bag.x + bag.width / 2;
  const y = bag.y + 10 + SACK / 2;
  sack(pen, x, y, SACK);
  const total = view.bag.reduce((sum, count) => sum + count, 0);
  write(pen, String(total), x, y + 13, { size: 34, colour: hues(pen).white, align: 'center' });
  boxes.note('text', 'bag', { x: x - 22, y: y - 2, width: 44, height: 30 });
  DENOMINATIONS.slice(0, view.options.tiny ? 5 : 4).forEach((coin, at) => {
    const middle = bag.y + SACK + 12 + (at + 0.5) * LINE;
    facing(pen, coin, bag.x + 30, middle, Math.round(20 * share(coin)));
    const count = view.bag[at] ?? 0;
    write(pen, String(count), bag.x + 58, middle, {
      size: 30,
      colour: count > 0 ? hues(pen).ink : hues(pen).inkSoft,
    });
    boxes.note('text', `bag ${coin}`, { x: bag.x + 56, y: middle - 14, width: 40, height: 28 });
  });
}

function counted(pen: Pen, view: MoneyRunView, round: Rect, boxes: Boxes): void {
  const x = round.x + round.width / 2;
  const cap = view.options.roundCap;
  const y = round.y + round.height / 2;
  around(pen, x, y, 36);
  write(pen, String(view.round), x, cap > 0 ? y - 6 : y, {
    size: 29,
    colour: hues(pen).ink,
    align: 'center',
  });
  boxes.note('text', 'round', { x: x - 26, y: y - 19, width: 52, height: 26 });
  if (cap === 0) return;
  write(pen, `/${cap}`, x, y + 16, { size: 18, colour: hues(pen).inkSoft, align: 'center' });
  boxes.note('text', 'cap', { x: x - 22, y: y + 7, width: 44, height: 20 });
}

import { DENOMINATIONS, type Denomination, type MoneyRunView } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { write } from '../../kit/words.ts';
import { facing, share } from './coin.ts';
import { moneyrunHues } from './colours.ts';
import type { Field } from './field.ts';
import { sack } from './icons.ts';

/** A row of the bag. */
const LINE = 46;
const SACK = 74;

/** How high the bag's plate is beside the board, in pixels. */
export function bagHeight(tiny: boolean): number {
  return SACK + 18 + LINE * kinds(tiny).length;
}

/** How many coins are in the bag, and how many of each (R-MR-33). */
export function inBag(pen: Pen, view: MoneyRunView, on: Field, bag: Rect, boxes: Boxes): void {
  whole(pen, view, on, bag, boxes);
  kinds(view.options.tiny).forEach((coin, at) => {
    const { disc, figure } = on.large ? column(bag, at, view.options.tiny) : row(bag, at);
    facing(pen, coin, disc.x, disc.y, Math.round((on.large ? 24 : 20) * share(coin)));
    const count = view.bag[at] ?? 0;
    const size = on.large ? 38 : 30;
    const colour = count > 0 ? hues(pen).ink : hues(pen).inkSoft;
    write(pen, String(count), figure.x, figure.y, { size, colour, align: 'center' });
    boxes.note('text', `bag ${coin}`, around(figure, size * 1.3, size * 0.9));
  });
}

function kinds(tiny: boolean): readonly Denomination[] {
  return DENOMINATIONS.slice(0, tiny ? 5 : 4);
}

function whole(pen: Pen, view: MoneyRunView, on: Field, bag: Rect, boxes: Boxes): void {
  const side = on.large ? 94 : SACK;
  const x = on.large ? bag.x + 50 : bag.x + bag.width / 2;
  const y = on.large ? bag.y + bag.height / 2 : bag.y + 10 + SACK / 2;
  const total = view.bag.reduce((sum, count) => sum + count, 0);
  sack(pen, x, y, side);
  const figure = { x, y: y + side * 0.17 };
  const size = on.large ? 43 : 34;
  write(pen, String(total), figure.x, figure.y, {
    size,
    colour: moneyrunHues(pen).sackInk,
    align: 'center',
  });
  boxes.note('text', 'bag', around(figure, size * 1.3, size * 0.9));
}

interface Entry {
  readonly disc: Point;
  readonly figure: Point;
}

function row(bag: Rect, at: number): Entry {
  const y = bag.y + SACK + 12 + (at + 0.5) * LINE;
  return { disc: { x: bag.x + 30, y }, figure: { x: bag.x + 74, y } };
}

function column(bag: Rect, at: number, tiny: boolean): Entry {
  const wide = (bag.width - 106) / kinds(tiny).length;
  const x = bag.x + 102 + (at + 0.5) * wide;
  return { disc: { x, y: bag.y + 31 }, figure: { x, y: bag.y + 80 } };
}

function around({ x, y }: Point, width: number, height: number): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

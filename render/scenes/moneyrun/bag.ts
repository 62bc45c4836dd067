import { DENOMINATIONS, type Denomination, type MoneyRunView } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { write } from '../../kit/text.ts';
import { drawCoinChip } from './coin.ts';
import { getMoneyRunHues } from './colours.ts';
import type { Field } from './field.ts';
import { drawSack } from './icons.ts';

/** Height of a row of the bag, and size of the sack, in pixels. */
const LINE_HEIGHT = 46;
const SACK_SIZE = 74;
/** Chips of the denominations: width, height and size of the figure, in pixels. */
const CHIP = { width: 48, height: 37, size: 34 };
const LARGE_CHIP = { width: 56, height: 44, size: 41 };

/** Returns the height of the bag's plate beside the board, in pixels. */
export function getBagHeight(tiny: boolean): number {
  return SACK_SIZE + 18 + LINE_HEIGHT * listDenominations(tiny).length;
}

/** Draws the number of coins in the bag, in total and by denomination (R-MR-33). */
export function drawBag(pen: Pen, view: MoneyRunView, on: Field, bag: Rect, boxes: Boxes): void {
  drawWholeCount(pen, view, on, bag, boxes);
  listDenominations(view.options.tiny).forEach((coin, at) => {
    const { disc, figure } = on.large ? getColumnEntry(bag, at, view.options.tiny) : getRowEntry(bag, at);
    drawCoinChip(pen, coin, disc.x, disc.y, on.large ? LARGE_CHIP : CHIP);
    const count = view.bag[at] ?? 0;
    const size = on.large ? 41 : 34;
    const colour = count > 0 ? getKitHues(pen).ink : getKitHues(pen).inkSoft;
    write(pen, String(count), figure.x, figure.y, { size, colour, align: 'center' });
    boxes.note('text', `bag ${coin}`, getRectAround(figure, size * 1.3, size * 0.9));
  });
}

function listDenominations(tiny: boolean): readonly Denomination[] {
  return DENOMINATIONS.slice(0, tiny ? 5 : 4);
}

function drawWholeCount(pen: Pen, view: MoneyRunView, on: Field, bag: Rect, boxes: Boxes): void {
  const side = on.large ? 94 : SACK_SIZE;
  const x = on.large ? bag.x + 50 : bag.x + bag.width / 2;
  const y = on.large ? bag.y + bag.height / 2 : bag.y + 10 + SACK_SIZE / 2;
  const total = view.bag.reduce((sum, count) => sum + count, 0);
  drawSack(pen, x, y, side);
  const figure = { x, y: y + side * 0.17 };
  const size = on.large ? 43 : 34;
  write(pen, String(total), figure.x, figure.y, {
    size,
    colour: getMoneyRunHues(pen).sackInk,
    align: 'center',
  });
  boxes.note('text', 'bag', getRectAround(figure, size * 1.3, size * 0.9));
}

interface Entry {
  readonly disc: Point;
  readonly figure: Point;
}

function getRowEntry(bag: Rect, at: number): Entry {
  const y = bag.y + SACK_SIZE + 12 + (at + 0.5) * LINE_HEIGHT;
  return { disc: { x: bag.x + 28, y }, figure: { x: bag.x + 76, y } };
}

function getColumnEntry(bag: Rect, at: number, tiny: boolean): Entry {
  const wide = (bag.width - 106) / listDenominations(tiny).length;
  const x = bag.x + 102 + (at + 0.5) * wide;
  return { disc: { x, y: bag.y + 31 }, figure: { x, y: bag.y + 80 } };
}

function getRectAround({ x, y }: Point, width: number, height: number): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

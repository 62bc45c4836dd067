import type { Coin } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { coin } from '../../kit/coin.ts';
import { hues } from '../../kit/colours.ts';
import { write } from '../../kit/words.ts';
import type { Field } from './field.ts';

type Seen = Coin<number | null>;

/** Where a stash lies on its plate: from `x` on, so many pixels wide; its middle at the height `y`. */
interface Shelf {
  readonly x: number;
  readonly y: number;
  readonly room: number;
  /** Whether nothing else stands beside it. */
  readonly whole: boolean;
  readonly seat: number;
}

/** So many coins are few, and so many are some: on the whole width of a plate, and beside a die or a medal. */
const WIDE = [4, 6] as const;
const BESIDE = [3, 4] as const;

/** Suits for all to see, and values that all may see. Coins lie side by side, the larger the fewer they are; what there is no room for is counted by suit. */
export function stash(pen: Pen, coins: readonly Seen[], on: Field, shelf: Shelf, boxes: Boxes): void {
  const radius = radiusOf(coins.length, on, shelf);
  const fit = Math.floor((shelf.room - radius * 2) / (radius * 1.35)) + 1;
  if (coins.length > fit) counted(pen, coins, on, shelf, boxes);
  else singly(pen, coins, radius, shelf, boxes);
}

function radiusOf(count: number, { by }: Field, { whole }: Shelf): number {
  const [few, some] = whole ? WIDE : BESIDE;
  return by.carried[count <= few ? 0 : count <= some ? 1 : 2];
}

function singly(
  pen: Pen,
  coins: readonly Seen[],
  radius: number,
  { x, y, room, seat }: Shelf,
  boxes: Boxes,
): void {
  const step = Math.min(radius * 2.15, (room - radius * 2) / Math.max(1, coins.length - 1));
  coins.forEach(({ suit, value }, at) => {
    const middle = x + radius + at * step;
    coin(pen, { suit, side: value === null ? 'hidden' : 'up', value }, middle, y, radius);
    noted(boxes, `stash ${seat} ${at}`, middle, y, radius);
  });
}

/** One coin of each suit and how many of it there are. */
function counted(
  pen: Pen,
  coins: readonly Seen[],
  on: Field,
  { x, y, room, seat }: Shelf,
  boxes: Boxes,
): void {
  const { figure: size } = on.by;
  const radius = on.by.carried[2];
  const suits = [...new Set(coins.map(({ suit }) => suit))].sort((one, other) => one - other);
  const step = Math.min(radius * 2 + size, room / suits.length);
  suits.forEach((suit, at) => {
    const count = String(coins.filter((other) => other.suit === suit).length);
    const left = x + at * step;
    coin(pen, { suit, side: 'hidden', value: null }, left + radius, y, radius);
    noted(boxes, `stash ${seat} ${at}`, left + radius, y, radius);
    const width = write(pen, count, left + radius * 2 + 4, y, { size, colour: hues(pen).ink });
    const box = { x: left + radius * 2 + 4, y: y - size * 0.4, width, height: size * 0.8 };
    boxes.note('text', `stash ${seat} of ${suit}: ${count}`, box);
  });
}

function noted(boxes: Boxes, name: string, x: number, y: number, radius: number): void {
  boxes.note('piece', name, { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
}

import type { Coin } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { drawCoin } from '../../kit/coin.ts';
import { getKitHues } from '../../kit/colours.ts';
import { write } from '../../kit/text.ts';
import type { Field } from './field.ts';

type SeenCoin = Coin<number | null>;

/** Place of a stash on its plate: its left edge, its width in pixels, and its middle height `y`. */
interface StashPlace {
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly seat: number;
}

/**
 * Draws suits for everyone to see, and publicly known values. Coins lie side by side, larger if there are fewer; a stash that does not fit
 * is counted by suit.
 */
export function drawStash(
  pen: Pen,
  coins: readonly SeenCoin[],
  on: Field,
  shelf: StashPlace,
  boxes: Boxes,
): void {
  const radius = getCoinRadius(coins.length, on, shelf);
  if (radius < on.by.carried[1]) drawCountedCoins(pen, coins, on, shelf, boxes);
  else drawSingleCoins(pen, coins, radius, shelf, boxes);
}

/** Returns the largest radius with which so many coins fit. */
function getCoinRadius(count: number, { by }: Field, { room }: StashPlace): number {
  return Math.min(by.carried[0], Math.floor(room / (2 + by.overlap * Math.max(0, count - 1))));
}

function drawSingleCoins(
  pen: Pen,
  coins: readonly SeenCoin[],
  radius: number,
  { x, y, room, seat }: StashPlace,
  boxes: Boxes,
): void {
  const step = Math.min(radius * 2.15, (room - radius * 2) / Math.max(1, coins.length - 1));
  coins.forEach(({ suit, value }, at) => {
    const middle = x + radius + at * step;
    drawCoin(pen, { suit, side: value === null ? 'hidden' : 'up', value }, middle, y, radius);
    noteCoin(boxes, `stash ${seat} ${at}`, middle, y, radius);
  });
}

/** Draws one coin of each suit with their number. */
function drawCountedCoins(
  pen: Pen,
  coins: readonly SeenCoin[],
  on: Field,
  { x, y, room, seat }: StashPlace,
  boxes: Boxes,
): void {
  const { figure: size } = on.by;
  const radius = on.by.carried[1];
  const suits = [...new Set(coins.map(({ suit }) => suit))].sort((one, other) => one - other);
  const step = Math.min(radius * 2 + size, room / suits.length);
  suits.forEach((suit, at) => {
    const count = String(coins.filter((other) => other.suit === suit).length);
    const left = x + at * step;
    drawCoin(pen, { suit, side: 'hidden', value: null }, left + radius, y, radius);
    noteCoin(boxes, `stash ${seat} ${at}`, left + radius, y, radius);
    const width = write(pen, count, left + radius * 2 + 4, y, { size, colour: getKitHues(pen).ink });
    const box = { x: left + radius * 2 + 4, y: y - size * 0.4, width, height: size * 0.8 };
    boxes.note('text', `stash ${seat} of ${suit}: ${count}`, box);
  });
}

function noteCoin(boxes: Boxes, name: string, x: number, y: number, radius: number): void {
  boxes.note('piece', name, { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
}

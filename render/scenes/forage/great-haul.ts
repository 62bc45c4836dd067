import type { ForageEvent, Suit } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { drawBurstStamp } from '../../kit/burst-stamp.ts';
import { drawCoin } from '../../kit/coin.ts';
import { getKitHues } from '../../kit/colours.ts';
import { findFreePlace, getSquareAround } from '../../kit/find-free-place.ts';
import { beginCircle, beginRoundedRect, fill } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { type Field, getSquareMiddle } from './field.ts';
import { getLatestEvents } from './traces.ts';

/** Highest value of a coin. */
const MAX_COIN_VALUE = 5;

type CoinTaken = Extract<ForageEvent, { kind: 'took' }>;

/** Draws the stamp of a great haul: a coin of the highest value, if the viewer knows it, or two coins at once. */
export function drawLoot(pen: Pen, request: PictureRequest, on: Field, boxes: Boxes): void {
  const great = findGreatHaul(request);
  if (!great) return;
  const radius = Math.round(on.cell * on.by.badge * 2.8);
  const pawn = getSquareMiddle(on, great.at);
  const beside = { x: pawn.x + on.cell * 0.4 + radius, y: pawn.y - on.cell * 0.2 };
  const { x, y } = findFreePlace(boxes, [beside], radius, 'beside pieces');
  boxes.note('piece', 'great moment', getSquareAround({ x, y }, radius));
  const { suit, value } = great;
  drawBurstStamp(pen, `loot/${suit}/${value}`, x, y, radius, (on) => drawMaskedCoin(on, suit, value));
}

/** Returns the coin of the last move that deserves a stamp, if any. */
export function findGreatHaul(request: PictureRequest): CoinTaken | undefined {
  const taken = getLatestEvents(request).filter((event): event is CoinTaken => event.kind === 'took');
  return taken.find(({ value }) => value === MAX_COIN_VALUE) ?? (taken.length > 1 ? taken[0] : undefined);
}

/** Draws the coin running away in a thief's mask. */
function drawMaskedCoin(pen: Pen, suit: Suit, value: number | null): void {
  drawCoin(pen, { suit, side: value === null ? 'hidden' : 'up', value }, 0, 9, 31);
  beginRoundedRect(pen, -29, -31, 58, 18, 8);
  fill(pen, getKitHues(pen).ink);
  for (const side of [-1, 1]) {
    beginCircle(pen, side * 11, -22, 5.5);
    fill(pen, getKitHues(pen).white);
    beginCircle(pen, side * 11 + 2, -21.5, 2.6);
    fill(pen, getKitHues(pen).ink);
  }
}

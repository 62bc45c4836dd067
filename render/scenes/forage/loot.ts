import type { ForageEvent, Suit } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { coin } from '../../kit/coin.ts';
import { hues } from '../../kit/colours.ts';
import { free, square } from '../../kit/free.ts';
import { pow } from '../../kit/pow.ts';
import { circle, fill, rounded } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { type Field, middle } from './field.ts';
import { latest } from './traces.ts';

/** No coin is worth more. */
const BIGGEST = 5;

type Took = Extract<ForageEvent, { kind: 'took' }>;

/** A great haul: a coin of the highest value, where the viewer knows it, or two coins at once. */
export function loot(pen: Pen, request: PictureRequest, on: Field, boxes: Boxes): void {
  const great = greatOf(request);
  if (!great) return;
  const radius = Math.round(on.cell * on.by.badge * 2.8);
  const pawn = middle(on, great.at);
  const beside = { x: pawn.x + on.cell * 0.4 + radius, y: pawn.y - on.cell * 0.2 };
  const { x, y } = free(boxes, [beside], radius, 'beside pieces');
  boxes.note('piece', 'great moment', square({ x, y }, radius));
  const { suit, value } = great;
  pow(pen, `loot/${suit}/${value}`, x, y, radius, (on) => masked(on, suit, value));
}

/** The coin of the last move that is worth a stamp, or nothing. */
export function greatOf(request: PictureRequest): Took | undefined {
  const taken = latest(request).filter((event): event is Took => event.kind === 'took');
  return taken.find(({ value }) => value === BIGGEST) ?? (taken.length > 1 ? taken[0] : undefined);
}

/** The coin makes off, in the mask of a thief. */
function masked(pen: Pen, suit: Suit, value: number | null): void {
  coin(pen, { suit, side: value === null ? 'hidden' : 'up', value }, 0, 9, 31);
  rounded(pen, -29, -31, 58, 18, 8);
  fill(pen, hues(pen).ink);
  for (const side of [-1, 1]) {
    circle(pen, side * 11, -22, 5.5);
    fill(pen, hues(pen).white);
    circle(pen, side * 11 + 2, -21.5, 2.6);
    fill(pen, hues(pen).ink);
  }
}

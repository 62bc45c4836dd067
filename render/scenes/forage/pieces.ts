import type { ForageView, Laid, Square } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { type CoinLook, coin } from '../../kit/coin.ts';
import { pawn } from '../../kit/pawn.ts';
import { circle, fill, line } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { forageHues } from './colours.ts';
import { type Field, middle } from './field.ts';
import { pawnOf } from './look.ts';
import { coinSpots, pawnSpot, type Spot } from './spots.ts';

/** How wide a pawn is, in parts of its height. */
const NARROW = 0.72;

/** Light under the pawn of whoever is to act. */
export function spotlights(pen: Pen, request: PictureRequest, view: ForageView, on: Field): void {
  for (const seat of request.turn) {
    const { x, y } = middle(on, view.pawns[seat] ?? '');
    circle(pen, x, y, on.cell * 0.49);
    fill(pen, forageHues(pen).light);
    line(pen, forageHues(pen).lightEdge, pen.look.strong ? 5 : 3);
  }
}

/** All coins and pawns, and where they are. */
export function pieces(pen: Pen, view: ForageView, on: Field, boxes: Boxes): void {
  placed(pen, view, on, view.coins, () => true);
  view.coins.forEach((laid, at) => {
    note(boxes, `coin ${at} ${laid.at}`, on, laid.at, spotOf(view, on, laid), 1);
  });
  view.pawns.forEach((at, seat) => {
    note(boxes, `pawn ${seat}`, on, at, pawnSpot(view, on, at), NARROW);
  });
}

/** The pawns and coins of some squares; where they share one the coin lies before the pawn, which is the larger. */
export function placed(
  pen: Pen,
  view: ForageView,
  on: Field,
  coins: readonly Laid<number | null>[],
  wanted: (square: Square) => boolean,
): void {
  view.pawns.forEach((at, seat) => {
    if (wanted(at)) standing(pen, on, at, seat, pawnSpot(view, on, at));
  });
  for (const laid of coins) if (wanted(laid.at)) laidCoin(pen, on, laid, spotOf(view, on, laid));
}

function spotOf(view: ForageView, on: Field, laid: Laid<number | null>): Spot {
  const here = view.coins.filter(({ at }) => at === laid.at);
  const spots = coinSpots(view, on, laid.at, here.length);
  return spots[here.indexOf(laid)] ?? { x: 0, y: 0, half: 0 };
}

function laidCoin(pen: Pen, on: Field, laid: Laid<number | null>, { x, y, half }: Spot): void {
  const at = middle(on, laid.at);
  coin(pen, side(laid), at.x + x, at.y + y, half);
}

/** What the viewer knows of a coin. */
function side({ suit, value, up }: Laid<number | null>): CoinLook {
  if (up) return { suit, side: 'up', value };
  return { suit, side: value === null ? 'hidden' : 'known', value, buried: true };
}

function standing(pen: Pen, on: Field, at: Square, seat: number, { x, y, half }: Spot): void {
  const { x: across, y: down } = middle(on, at);
  pawn(pen, pawnOf(pen, seat), across + x, down + y, half * 2);
}

function note(boxes: Boxes, name: string, on: Field, at: Square, { x, y, half }: Spot, wide: number): void {
  const { x: across, y: down } = middle(on, at);
  boxes.note('piece', name, {
    x: across + x - half * wide,
    y: down + y - half,
    width: half * 2 * wide,
    height: half * 2,
  });
}

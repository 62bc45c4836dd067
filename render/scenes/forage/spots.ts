import type { ForageView, Square } from '../../../src/games/forage/types.ts';
import type { Field } from './field.ts';

/** Where a piece is in its square: how far from the middle, and half its height, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** Where a pawn stands: aside when a coin lies there too. */
export function pawnSpot(view: ForageView, { cell, by }: Field, at: Square): Spot {
  const over = view.coins.some((laid) => laid.at === at);
  const aside = over ? -cell * 0.11 : 0;
  return { x: aside, y: aside, half: Math.round(cell * (over ? by.pawnShared : by.pawn)) / 2 };
}

/** Where so many coins of one square lie: on the diagonal, aside when a pawn stands there too. Two are rare (R-FO-12). */
export function coinSpots(view: ForageView, { cell, by }: Field, at: Square, count: number): readonly Spot[] {
  const under = view.pawns.includes(at);
  if (count === 1 && !under) return [{ x: 0, y: 0, half: Math.round(cell * by.coin) }];
  const half = Math.round(cell * by.coinShared * (count === 1 ? 1 : 0.85));
  if (count === 1) return [{ x: cell * 0.5 - half, y: cell * 0.5 - half, half }];
  const reach = cell * 0.5 - half;
  const from = under ? [reach, -reach * 0.5] : [-reach, -reach];
  return Array.from({ length: count }, (_, number) => {
    const part = number / (count - 1);
    const [x, y] = from as [number, number];
    return { x: x + (reach - x) * part, y: y + (reach - y) * part, half };
  });
}

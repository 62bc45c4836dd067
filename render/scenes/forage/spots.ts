import type { ForageView, Square } from '../../../src/games/forage/types.ts';
import { getLetterPlace } from '../../kit/choice-marks.ts';
import { type Field, getLetterRadius } from './field.ts';

/** Position of a piece in its square: offset from the middle, and half its height, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** Returns the spot of a pawn: aside if a coin lies there too, and clear of the square's letter. */
export function getPawnSpot(view: ForageView, on: Field, at: Square): Spot {
  const { cell, by, lettered } = on;
  const over = view.coins.some((laid) => laid.at === at);
  const half = Math.round(cell * (over ? by.pawnShared : by.pawn)) / 2;
  const [aside, up] = over ? [cell * 0.19, cell * 0.08] : [0, 0];
  if (!lettered.has(at)) return { x: -aside, y: -up, half };
  return {
    x:
      aside +
      getLetterOverlap(on, { x: aside, y: -up - half * PAWN_HEAD.above, half: half * PAWN_HEAD.radius }),
    y: -up,
    half,
  };
}

/** Returns the spots of `count` coins on one square: on the diagonal, aside if a pawn stands there too. Two are rare (R-FO-12). */
export function getCoinSpots(view: ForageView, on: Field, at: Square, count: number): readonly Spot[] {
  const { cell, by, lettered } = on;
  const under = view.pawns.includes(at);
  if (count === 1 && !under) {
    const half = Math.round(cell * by.coin);
    const away = lettered.has(at) ? getLetterOverlap(on, { x: 0, y: 0, half }) * Math.SQRT1_2 : 0;
    return [{ x: away, y: away, half }];
  }
  const half = Math.round(cell * by.coinShared * (count === 1 ? 1 : 0.9));
  const reach = cell * 0.5 - half;
  const from =
    count === 1 ? { x: reach, y: reach } : under ? { x: reach, y: -reach * 0.5 } : { x: -reach, y: -reach };
  const side = lettered.has(at) ? -1 : 1;
  return Array.from({ length: count }, (_, number) => {
    const part = number / Math.max(1, count - 1);
    return { x: (from.x + (reach - from.x) * part) * side, y: from.y + (reach - from.y) * part, half };
  });
}

/** Head of a pawn, the part that comes near a letter, in parts of half its height: distance above its middle, and radius. */
const PAWN_HEAD = { above: 0.36, radius: 0.66 };

/** Returns how much further from the letter a round piece must be to leave it clear; 0 if it does already. */
function getLetterOverlap(on: Field, { x, y, half }: Spot): number {
  const radius = getLetterRadius(on);
  const letter = getLetterPlace({ x: -on.cell / 2, y: -on.cell / 2 }, radius);
  return Math.max(0, radius + half + 1 - Math.hypot(x - letter.x, y - letter.y));
}

import type { Denomination, MoneyRunView, Square } from '../../../src/games/moneyrun/types.ts';
import type { Point } from '../../kit/arrow.ts';
import { TILT } from './coin.ts';
import { type Field, getSquareMiddle } from './field.ts';
import { COIN_RADIUS } from './measures.ts';

/**
 * How a stack and the pawns on it share the one square they have: all of it stays inside, so that nothing hides what
 * stands on another square. Pixels.
 */
interface Pile {
  readonly coins: readonly Denomination[];
  /** Of a coin. */
  readonly thick: number;
  /** The middle of the top face; where feet stand on a bare square. */
  readonly top: Point;
  /** How high its pawns are. */
  readonly pawn: number;
}

/** Stacks and pawns stand so far to the right of the middle, in parts of a square: badges are at the left. */
export const PIECE_OFFSET = 0.085;
/** A coin is no thicker, in parts of a square. */
const MAX_COIN_THICKNESS = 0.13;
/** A pawn on a thin edge grows smaller, in parts of a square. */
const MIN_COIN_THICKNESS = 0.065;
/** From the middle of a square to where its pieces end, in parts of it. */
const PIECE_EDGE = 0.47;
/** How high pawns may be, in parts of a square: alone, two, more on it. */
const PAWN_HEIGHTS = [
  [0.68, 0.64, 0.6, 0.56, 0.52],
  [0.5, 0.47],
  [0.42, 0.4],
] as const;
/** Feet stand so far in front of the middle of a face, in parts of a square. */
export const FOOT_OFFSET = 0.08;

/** The pile of a square. */
export function getPile(view: MoneyRunView, on: Field, at: Square): Pile {
  const coins = getCoins(view, at);
  const pawns = view.pawns.filter((square) => square === at).length;
  const { x, y } = getSquareMiddle(on, at);
  const fitted =
    pawns === 0 ? fitCoins(coins) : coins.length === 0 ? fitPawns(pawns) : fitCoinsAndPawns(coins, pawns);
  const thick = Math.max(1, Math.floor(fitted.thick * on.cell));
  const top = {
    x: x + PIECE_OFFSET * on.cell,
    y: y + Math.round(getTopHeight(fitted, coins.length, thick / on.cell) * on.cell),
  };
  return { coins, thick, top, pawn: Math.round(fitted.pawn * on.cell) };
}

/** In parts of a square, from its middle. */
interface FittedPile {
  readonly thick: number;
  /** The lowest point. */
  readonly low: number;
  /** Half the height of the lowest face. */
  readonly base: number;
  readonly pawn: number;
}

/** Where the top is when the lowest point is fixed. */
function getTopHeight({ low, base }: FittedPile, height: number, thick: number): number {
  return low - base - height * thick;
}

function getHalfDepth(coin: Denomination | undefined): number {
  return coin === undefined ? 0 : COIN_RADIUS[coin] * TILT;
}

/** In the middle of its square, as thick as there is room for. */
function fitCoins(coins: readonly Denomination[]): FittedPile {
  const [base, upper] = [getHalfDepth(coins[0]), getHalfDepth(coins.at(-1))];
  const thick = Math.min(MAX_COIN_THICKNESS, (PIECE_EDGE * 2 - base - upper) / Math.max(1, coins.length));
  const high = base + upper + coins.length * thick;
  return { thick, base, low: Math.min(PIECE_EDGE, high / 2 + 0.03), pawn: 0 };
}

/** Feet where the water or the ground is. */
function fitPawns(pawns: number): FittedPile {
  const pawn = PAWN_HEIGHTS[Math.min(pawns, 3) - 1]?.[0] ?? MAX_COIN_THICKNESS;
  return { thick: MAX_COIN_THICKNESS, base: 0, low: pawn * 0.46 - FOOT_OFFSET - 0.07, pawn };
}

/** As large a pawn as leaves the edges of the coins thick enough. */
function fitCoinsAndPawns(coins: readonly Denomination[], pawns: number): FittedPile {
  const base = getHalfDepth(coins[0]);
  const tall = PAWN_HEIGHTS[Math.min(pawns, 3) - 1] ?? PAWN_HEIGHTS[2];
  const sizes = tall.map((pawn) => ({ pawn, room: PIECE_EDGE - base - getHighestTop(pawn) }));
  const fits = sizes.find(({ room }) => room / coins.length >= MIN_COIN_THICKNESS) ?? sizes.at(-1);
  const { pawn, room } = fits ?? { pawn: 0.4, room: 0 };
  const thick = Math.min(MAX_COIN_THICKNESS, room / coins.length);
  return { thick, base, low: PIECE_EDGE - (room - thick * coins.length) / 2, pawn };
}

/** Where the top of the coins may be at most, so that the pawn's head stays inside. */
function getHighestTop(pawn: number): number {
  return pawn * 0.975 - FOOT_OFFSET - 0.49;
}

/** How many coins lie on a square. */
export function countCoins(view: MoneyRunView, at: Square): number {
  return getCoins(view, at).length;
}

/** The coins on a square, from the bottom. */
function getCoins(view: MoneyRunView, at: Square): readonly Denomination[] {
  return view.stacks.find((stack) => stack.at === at)?.coins ?? [];
}

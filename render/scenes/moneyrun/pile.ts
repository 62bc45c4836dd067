import type { Denomination, MoneyRunView, Square } from '../../../src/games/moneyrun/types.ts';
import type { Point } from '../../kit/arrow.ts';
import { TILT } from './coin.ts';
import { type Field, getSquareMiddle } from './field.ts';
import { COIN_RADIUS } from './measures.ts';

/**
 * Layout of a stack and its pawns in their square, in pixels. All of it stays inside, so that nothing hides what stands on another square.
 */
interface Pile {
  readonly coins: readonly Denomination[];
  /** Thickness of a coin. */
  readonly thick: number;
  /** Middle of the top face, or of the feet on an empty square. */
  readonly top: Point;
  /** Height of its pawns. */
  readonly pawn: number;
}

/** Offset of stacks and pawns to the right of the middle, in parts of a square: badges are at the left. */
export const PIECE_OFFSET = 0.085;
/** Maximum thickness of a coin, in parts of a square. */
const MAX_COIN_THICKNESS = 0.13;
/** Minimum thickness of a coin, in parts of a square; a pawn on thinner coins is drawn smaller. */
const MIN_COIN_THICKNESS = 0.065;
/** Height of the top face below the middle of a square with a letter, in parts of it: its figure stays visible. */
const LETTERED_TOP = 0.1;
/** Distance from the middle of a square to the edge of its pieces, in parts of it. */
const PIECE_EDGE = 0.47;
/** Possible heights of pawns in parts of a square: one, two, or more on it. */
const PAWN_HEIGHTS = [
  [0.68, 0.64, 0.6, 0.56, 0.52],
  [0.5, 0.47],
  [0.42, 0.4],
] as const;
/** Distance of the feet in front of the middle of a face, in parts of a square. */
export const FOOT_OFFSET = 0.08;

/** Returns the pile of a square. */
export function getPile(view: MoneyRunView, on: Field, at: Square): Pile {
  const coins = getCoins(view, at);
  const pawns = view.pawns.filter((square) => square === at).length;
  const { x, y } = getSquareMiddle(on, at);
  const fitted =
    pawns === 0
      ? fitCoins(coins, on.lettered.has(at))
      : coins.length === 0
        ? fitPawns(pawns)
        : fitCoinsAndPawns(coins, pawns);
  const thick = Math.max(1, Math.floor(fitted.thick * on.cell));
  const top = {
    x: x + PIECE_OFFSET * on.cell,
    y: y + Math.round(getTopHeight(fitted, coins.length, thick / on.cell) * on.cell),
  };
  return { coins, thick, top, pawn: Math.round(fitted.pawn * on.cell) };
}

/** Pile in parts of a square, relative to its middle. */
interface FittedPile {
  readonly thick: number;
  /** Lowest point. */
  readonly low: number;
  /** Half the height of the lowest face. */
  readonly base: number;
  readonly pawn: number;
}

/** Returns the height of the top when the lowest point is fixed. */
function getTopHeight({ low, base }: FittedPile, height: number, thick: number): number {
  return low - base - height * thick;
}

function getHalfDepth(coin: Denomination | undefined): number {
  return coin === undefined ? 0 : COIN_RADIUS[coin] * TILT;
}

/** Fits coins into the middle of their square, as thick as there is room for; below a letter, thinner and at the lower edge. */
function fitCoins(coins: readonly Denomination[], lettered: boolean): FittedPile {
  const [base, upper] = [getHalfDepth(coins[0]), getHalfDepth(coins.at(-1))];
  const count = Math.max(1, coins.length);
  const flat = lettered ? Math.max(MIN_COIN_THICKNESS, (PIECE_EDGE - base - LETTERED_TOP) / count) : 1;
  const thick = Math.min(MAX_COIN_THICKNESS, flat, (PIECE_EDGE * 2 - base - upper) / count);
  const high = base + upper + coins.length * thick;
  return { thick, base, low: lettered ? PIECE_EDGE : Math.min(PIECE_EDGE, high / 2 + 0.03), pawn: 0 };
}

/** Fits pawns with their feet on the water or the ground. */
function fitPawns(pawns: number): FittedPile {
  const pawn = PAWN_HEIGHTS[Math.min(pawns, 3) - 1]?.[0] ?? MAX_COIN_THICKNESS;
  return { thick: MAX_COIN_THICKNESS, base: 0, low: pawn * 0.46 - FOOT_OFFSET - 0.07, pawn };
}

/** Fits coins and pawns with the largest pawn that leaves the edges of the coins thick enough. */
function fitCoinsAndPawns(coins: readonly Denomination[], pawns: number): FittedPile {
  const base = getHalfDepth(coins[0]);
  const tall = PAWN_HEIGHTS[Math.min(pawns, 3) - 1] ?? PAWN_HEIGHTS[2];
  const sizes = tall.map((pawn) => ({ pawn, room: PIECE_EDGE - base - getHighestTop(pawn) }));
  const fits = sizes.find(({ room }) => room / coins.length >= MIN_COIN_THICKNESS) ?? sizes.at(-1);
  const { pawn, room } = fits ?? { pawn: 0.4, room: 0 };
  const thick = Math.min(MAX_COIN_THICKNESS, room / coins.length);
  return { thick, base, low: PIECE_EDGE - (room - thick * coins.length) / 2, pawn };
}

/** Returns the highest possible top of the coins at which the pawn's head stays inside. */
function getHighestTop(pawn: number): number {
  return pawn * 0.975 - FOOT_OFFSET - 0.49;
}

/** Returns the number of coins on a square. */
export function countCoins(view: MoneyRunView, at: Square): number {
  return getCoins(view, at).length;
}

/** Returns the coins on a square, from the bottom. */
function getCoins(view: MoneyRunView, at: Square): readonly Denomination[] {
  return view.stacks.find((stack) => stack.at === at)?.coins ?? [];
}

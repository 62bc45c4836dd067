import type { Denomination, MoneyRunView, Square } from '../../../src/games/moneyrun/types.ts';
import type { Point } from '../../kit/arrow.ts';
import { TILT } from './coin.ts';
import { type Field, middle } from './field.ts';
import { RADIUS } from './measures.ts';

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
export const ASIDE = 0.085;
/** A coin is no thicker, in parts of a square. */
const THICK = 0.13;
/** A pawn on a thin edge grows smaller, in parts of a square. */
const THIN = 0.065;
/** From the middle of a square to where its pieces end, in parts of it. */
const EDGE = 0.47;
/** How high pawns may be, in parts of a square: alone, two, more on it. */
const TALL = [
  [0.68, 0.64, 0.6, 0.56, 0.52],
  [0.5, 0.47],
  [0.42, 0.4],
] as const;
/** Feet stand so far in front of the middle of a face, in parts of a square. */
export const FOOT = 0.08;

/** The pile of a square. */
export function pileOf(view: MoneyRunView, on: Field, at: Square): Pile {
  const coins = coinsOn(view, at);
  const pawns = view.pawns.filter((square) => square === at).length;
  const { x, y } = middle(on, at);
  const fitted = pawns === 0 ? alone(coins) : coins.length === 0 ? bare(pawns) : under(coins, pawns);
  const thick = Math.max(1, Math.floor(fitted.thick * on.cell));
  const top = {
    x: x + ASIDE * on.cell,
    y: y + Math.round(settled(fitted, coins.length, thick / on.cell) * on.cell),
  };
  return { coins, thick, top, pawn: Math.round(fitted.pawn * on.cell) };
}

/** In parts of a square, from its middle. */
interface Fitted {
  readonly thick: number;
  /** The lowest point. */
  readonly low: number;
  /** Half the height of the lowest face. */
  readonly base: number;
  readonly pawn: number;
}

/** Where the top is when the lowest point is fixed. */
function settled({ low, base }: Fitted, height: number, thick: number): number {
  return low - base - height * thick;
}

function half(coin: Denomination | undefined): number {
  return coin === undefined ? 0 : RADIUS[coin] * TILT;
}

/** In the middle of its square, as thick as there is room for. */
function alone(coins: readonly Denomination[]): Fitted {
  const [base, upper] = [half(coins[0]), half(coins.at(-1))];
  const thick = Math.min(THICK, (EDGE * 2 - base - upper) / Math.max(1, coins.length));
  const high = base + upper + coins.length * thick;
  return { thick, base, low: Math.min(EDGE, high / 2 + 0.03), pawn: 0 };
}

/** Feet where the water or the ground is. */
function bare(pawns: number): Fitted {
  const pawn = TALL[Math.min(pawns, 3) - 1]?.[0] ?? THICK;
  return { thick: THICK, base: 0, low: pawn * 0.46 - FOOT - 0.07, pawn };
}

/** As large a pawn as leaves the edges of the coins thick enough. */
function under(coins: readonly Denomination[], pawns: number): Fitted {
  const base = half(coins[0]);
  const tall = TALL[Math.min(pawns, 3) - 1] ?? TALL[2];
  const sizes = tall.map((pawn) => ({ pawn, room: EDGE - base - highest(pawn) }));
  const fits = sizes.find(({ room }) => room / coins.length >= THIN) ?? sizes.at(-1);
  const { pawn, room } = fits ?? { pawn: 0.4, room: 0 };
  const thick = Math.min(THICK, room / coins.length);
  return { thick, base, low: EDGE - (room - thick * coins.length) / 2, pawn };
}

/** Where the top of the coins may be at most, so that the pawn's head stays inside. */
function highest(pawn: number): number {
  return pawn * 0.975 - FOOT - 0.49;
}

/** How many coins lie on a square. */
export function heightOf(view: MoneyRunView, at: Square): number {
  return coinsOn(view, at).length;
}

/** The coins on a square, from the bottom. */
function coinsOn(view: MoneyRunView, at: Square): readonly Denomination[] {
  return view.stacks.find((stack) => stack.at === at)?.coins ?? [];
}

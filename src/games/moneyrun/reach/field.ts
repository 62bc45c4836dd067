import type { Seat } from '../../../engine/game.ts';
import { BOARDS, type Geometry } from '../board.ts';
import { SMALLNESS } from '../coins.ts';
import { DENOMINATIONS, type Denomination, type MoneyRunState, type Square, type Stack } from '../types.ts';

const BARE = -1;

/** Coins on the board, by the numbers of the squares. */
interface Ground {
  readonly geometry: Geometry;
  /** Number of coins on each square. */
  readonly heights: readonly number[];
  /** Smallness of each square's top coin, as in {@link SMALLNESS}; −1 for a bare square. */
  readonly tops: readonly number[];
}

/** Coins and pawns on the board. */
export interface Field extends Ground {
  /** Squares of the pawns by seat, −1 for a pawn not placed yet. */
  readonly pawns: readonly number[];
}

/** Returns the field of a position. */
export function getField({ options, stacks, pawns }: MoneyRunState): Field {
  const { geometry, heights, tops } = getGround(stacks, BOARDS[options.board]);
  return { geometry, heights, tops, pawns: pawns.map((at) => getSquareNumber(geometry, at)) };
}

/** Cache of the ground by the list of stacks, which is immutable; one move asks for it several times. */
const groundCache = new WeakMap<readonly Stack[], Ground>();

function getGround(stacks: readonly Stack[], geometry: Geometry): Ground {
  const known = groundCache.get(stacks);
  if (known?.geometry === geometry) return known;
  const ground = createGround(stacks, geometry);
  groundCache.set(stacks, ground);
  return ground;
}

function createGround(stacks: readonly Stack[], geometry: Geometry): Ground {
  const heights = new Array<number>(geometry.squares.length).fill(0);
  const tops = new Array<number>(geometry.squares.length).fill(BARE);
  for (const { at, coins } of stacks) {
    const place = geometry.number.get(at) as number;
    heights[place] = coins.length;
    tops[place] = SMALLNESS[coins[coins.length - 1] as Denomination];
  }
  return { geometry, heights, tops };
}

/** Returns the top coin of a square, or undefined if it is bare. */
export function getTopCoin({ geometry, tops }: Field, at: Square): Denomination | undefined {
  return DENOMINATIONS[tops[getSquareNumber(geometry, at)] ?? BARE];
}

/** Returns the number of a square, −1 for none. */
export function getSquareNumber({ number }: Geometry, at: Square | null): number {
  return (at === null ? undefined : number.get(at)) ?? -1;
}

/** Returns the first seat other than `seat` whose pawn stands on the square, or −1. */
export function findOtherPawn({ pawns }: Field, seat: Seat, place: number): Seat {
  for (let other = 0; other < pawns.length; other++) {
    if (other !== seat && pawns[other] === place) return other;
  }
  return -1;
}

import type { Seat } from '../../../engine/game.ts';
import { BOARDS, type Geometry } from '../board.ts';
import { SMALLNESS } from '../coins.ts';
import { DENOMINATIONS, type Denomination, type MoneyRunState, type Square, type Stack } from '../types.ts';

const BARE = -1;

/** What lies where, by the numbers of the squares. */
interface Ground {
  readonly geometry: Geometry;
  /** Coins on each square. */
  readonly heights: readonly number[];
  /** How small the top coin of each square is, as in {@link SMALLNESS}; −1 for a bare one. */
  readonly tops: readonly number[];
}

/** What lies and stands where. */
export interface Field extends Ground {
  /** By seat, −1 for a pawn not yet placed. */
  readonly pawns: readonly number[];
}

/** The board of a position. */
export function getField({ options, stacks, pawns }: MoneyRunState): Field {
  const { geometry, heights, tops } = getGround(stacks, BOARDS[options.board]);
  return { geometry, heights, tops, pawns: pawns.map((at) => getSquareNumber(geometry, at)) };
}

/** One move asks for the same ground several times; the list of stacks never changes. */
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

/** The top coin of a square, or undefined where it is bare. */
export function getTopCoin({ geometry, tops }: Field, at: Square): Denomination | undefined {
  return DENOMINATIONS[tops[getSquareNumber(geometry, at)] ?? BARE];
}

/** The number of a square, −1 for none. */
export function getSquareNumber({ number }: Geometry, at: Square | null): number {
  return (at === null ? undefined : number.get(at)) ?? -1;
}

/** The first seat but `seat` whose pawn stands on the square, or −1. */
export function findOtherPawn({ pawns }: Field, seat: Seat, place: number): Seat {
  for (let other = 0; other < pawns.length; other++) {
    if (other !== seat && pawns[other] === place) return other;
  }
  return -1;
}

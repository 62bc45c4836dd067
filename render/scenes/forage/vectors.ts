import { getRay } from '../../../src/games/forage/board.ts';
import {
  type Board,
  DIRECTIONS,
  type Direction,
  type MovedEvent,
  type Square,
} from '../../../src/games/forage/types.ts';

/** Offset in squares to the right and up. */
export interface Vector {
  readonly right: number;
  readonly up: number;
}

const VECTORS: Readonly<Record<Direction, Vector>> = {
  n: { right: 0, up: 1 },
  ne: { right: 1, up: 1 },
  e: { right: 1, up: 0 },
  se: { right: 1, up: -1 },
  s: { right: 0, up: -1 },
  sw: { right: -1, up: -1 },
  w: { right: -1, up: 0 },
  nw: { right: -1, up: 1 },
};

/** Returns the announced way, if any. */
export function findKnownVector({ course }: MovedEvent): Vector | null {
  if (!course?.direction || !course.steps) return null;
  return multiplyVector(VECTORS[course.direction], course.steps);
}

/**
 * Returns the shortest straight way between two squares that no pawn blocks, else the shortest of all. Used if the way itself must stay
 * hidden (R-FO-5).
 */
export function findStraightVector(
  board: Board,
  from: Square,
  to: Square,
  pawns: readonly Square[],
): Vector | null {
  const ways = DIRECTIONS.flatMap((direction) => {
    const ahead = getRay(board, from, direction);
    const steps = ahead.indexOf(to) + 1;
    const closed = ahead.slice(0, Math.max(0, steps - 1)).some((square) => pawns.includes(square));
    return steps === 0 ? [] : [{ direction, steps, closed }];
  });
  const [best] = ways.sort(
    (one, other) => Number(one.closed) - Number(other.closed) || one.steps - other.steps,
  );
  return best ? multiplyVector(VECTORS[best.direction], best.steps) : null;
}

function multiplyVector({ right, up }: Vector, steps: number): Vector {
  return { right: right * steps, up: up * steps };
}

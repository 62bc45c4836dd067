import type { Seat } from '../../../engine/game.ts';
import type { MoneyRunOptions, Side } from '../types.ts';
import { type Field, findOtherPawn } from './field.ts';

/** Reason why a pawn cannot go from one square to another. */
export type Hindrance = 'far' | 'bare' | 'occupied' | 'high' | 'diagonal' | 'upward' | 'notDown' | 'pastLine';

/** Pawn on its way, with the numbers of the squares that it has gone to in this action. */
export interface Walk {
  readonly field: Field;
  readonly options: MoneyRunOptions;
  readonly seat: Seat;
  readonly side: Side;
  readonly path: readonly number[];
}

/** Returns the reason why the walk cannot go on to a square, or null. */
export function findHindrance(walk: Walk, to: number): Hindrance | null {
  const { field, path } = walk;
  const link = field.geometry.links[getCurrentSquare(walk)]?.find((one) => one.to === to);
  if (path.length > 0 && hasArrived(walk)) return 'pastLine';
  if (!link) return 'far';
  return findStepHindrance(walk, to, link.diagonal);
}

/** Returns the squares to which the walk can go on. */
export function getNextSquares(walk: Walk): readonly number[] {
  if (walk.path.length > 0 && hasArrived(walk)) return [];
  const links = walk.field.geometry.links[getCurrentSquare(walk)] ?? [];
  const open: number[] = [];
  for (const { to, diagonal } of links) if (findStepHindrance(walk, to, diagonal) === null) open.push(to);
  return open;
}

/** Returns whether the walk has reached its line, where it ends (R-MR-29). */
function hasArrived(walk: Walk): boolean {
  return walk.field.geometry.distances[walk.side][getCurrentSquare(walk)] === 0;
}

/** Returns the pawn's square at this point of the walk. */
export function getCurrentSquare({ field, seat, path }: Walk): number {
  return path.length === 0 ? (field.pawns[seat] as number) : (path[path.length - 1] as number);
}

/** Checks a step: a coin is needed and no other pawn may be there (R-MR-21, R-MR-28); then the heights count. */
function findStepHindrance(walk: Walk, to: number, diagonal: boolean): Hindrance | null {
  const { field, options, seat, path } = walk;
  if (field.heights[to] === 0) return 'bare';
  if (!options.sharing && findOtherPawn(field, seat, to) >= 0) return 'occupied';
  return path.length === 0 ? findClimbHindrance(walk, to, diagonal) : findChainHindrance(walk, to);
}

/** Checks the first step: at most one up, and diagonally only from two coins (R-MR-22, R-MR-23). */
function findClimbHindrance({ field, seat }: Walk, to: number, diagonal: boolean): Hindrance | null {
  const { heights, pawns } = field;
  const here = heights[pawns[seat] as number] as number;
  if ((heights[to] as number) > here + 1) return 'high';
  return diagonal && here < 2 ? 'diagonal' : null;
}

/**
 * Checks a step of a chain: all steps after the first go down, and so does the first (R-MR-24) unless it may climb
 * (R-MR-26).
 */
function findChainHindrance(walk: Walk, to: number): Hindrance | null {
  const { field, path, seat, options } = walk;
  const { heights } = field;
  if ((heights[to] as number) >= (heights[getCurrentSquare(walk)] as number)) return 'upward';
  if (options.climbFirst || path.length > 1) return null;
  const start = heights[field.pawns[seat] as number] as number;
  return (heights[path[0] as number] as number) < start ? null : 'notDown';
}

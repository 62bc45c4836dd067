import type { Seat } from '../../../engine/game.ts';
import { BOARDS } from '../board.ts';
import { hasCoin } from '../coins.ts';
import { type Course, DIRECTIONS, type Direction, type ForageTable, type Square } from '../types.ts';

/** Table of which only public facts are read. */
export type Table = ForageTable<number | null>;

/** Possible way of a pawn. */
export interface Way extends Course {
  readonly direction: Direction;
  readonly to: Square;
}

/**
 * Ways that a number allows: exactly the number, with a blank 1 to 5 spaces (R-FO-6, R-FO-7); otherwise the first empty
 * space of a direction; otherwise staying (R-FO-12).
 */
export type LegalWays =
  | { readonly kind: 'exact'; readonly ways: readonly Way[] }
  | { readonly kind: 'forced'; readonly ways: readonly Way[] }
  | { readonly kind: 'stay' };

/** Number that is free to choose. */
export const WILD = 0;

/** Maximum number of steps of a wild number. */
export const MAX_WILD_STEPS = 5;

/** Finds all ways of a seat with a number, in the order of `DIRECTIONS`, near before far. */
export function findWays(table: Table, seat: Seat, number: number): LegalWays {
  const exact = number === WILD ? findWildWays(table, seat) : findExactWays(table, seat, number);
  if (exact.length > 0) return { kind: 'exact', ways: exact };
  const forced = findForcedWays(table, seat);
  return forced.length > 0 ? { kind: 'forced', ways: forced } : { kind: 'stay' };
}

/**
 * Returns whether a pawn can go that far along the ray: past coins, not past pawns, and onto coins in phase 2 only
 * (R-FO-10).
 */
export function isPassable(table: Table, ray: readonly Square[], steps: number): boolean {
  const to = ray[steps - 1];
  if (to === undefined || findFirstPawn(table, ray, steps) >= 0) return false;
  return table.phase === 2 || !hasCoin(table.coins, to);
}

/** Returns the index along the ray of the first pawn within `steps`, or −1. */
export function findFirstPawn(table: Table, ray: readonly Square[], steps: number): number {
  for (let at = 0; at < steps; at++) if (table.pawns.includes(ray[at] as Square)) return at;
  return -1;
}

function findExactWays(table: Table, seat: Seat, steps: number): Way[] {
  const ways: Way[] = [];
  const rays = getRays(table, seat);
  for (let at = 0; at < rays.length; at++) addWay(ways, table, rays[at] as readonly Square[], at, steps);
  return ways;
}

function findWildWays(table: Table, seat: Seat): Way[] {
  const ways: Way[] = [];
  const rays = getRays(table, seat);
  for (let at = 0; at < rays.length; at++) {
    for (let steps = 1; steps <= MAX_WILD_STEPS; steps++)
      addWay(ways, table, rays[at] as readonly Square[], at, steps);
  }
  return ways;
}

function addWay(ways: Way[], table: Table, ray: readonly Square[], at: number, steps: number): void {
  if (!isPassable(table, ray, steps)) return;
  ways.push({ direction: DIRECTIONS[at] as Direction, steps, to: ray[steps - 1] as Square });
}

function findForcedWays(table: Table, seat: Seat): Way[] {
  return getRays(table, seat).flatMap((ray, at) => {
    const free = ray.findIndex((square) => !hasCoin(table.coins, square));
    if (free < 0 || table.pawns.includes(ray[free] as Square) || findFirstPawn(table, ray, free) >= 0)
      return [];
    return [{ direction: DIRECTIONS[at] as Direction, steps: free + 1, to: ray[free] as Square }];
  });
}

function getRays(table: Table, seat: Seat): readonly (readonly Square[])[] {
  return BOARDS[table.options.board].rays.get(table.pawns[seat] as Square) ?? [];
}

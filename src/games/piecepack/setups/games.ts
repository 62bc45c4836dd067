import { ORIGINAL } from './original.ts';
import type { SetUpPlan } from './plan.ts';
import { TRADITIONAL } from './traditional.ts';

/** Games of the two menus, in order: traditional and borrowed ones, and those made for the piecepack. */
export const MENUS = {
  traditional: Object.keys(TRADITIONAL) as readonly (keyof typeof TRADITIONAL)[],
  original: Object.keys(ORIGINAL) as readonly (keyof typeof ORIGINAL)[],
} as const;

export type GameMenu = keyof typeof MENUS;

/** Id of a game with a set-up. */
export type GameId = keyof typeof TRADITIONAL | keyof typeof ORIGINAL;

const PLANS: Readonly<Record<GameId, SetUpPlan>> = { ...TRADITIONAL, ...ORIGINAL };

/** Returns the set-up of a game, or undefined for an unknown id. */
export function findPlan(id: GameId): SetUpPlan | undefined {
  return Object.hasOwn(PLANS, id) ? PLANS[id] : undefined;
}

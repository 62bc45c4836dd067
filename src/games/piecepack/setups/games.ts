import { ORIGINAL } from './original.ts';
import type { SetUpPlan } from './plan.ts';
import { TRADITIONAL } from './traditional.ts';

/** The two menus of games, in their order: traditional and borrowed ones, and those made for the piecepack. */
export const MENUS = {
  traditional: Object.keys(TRADITIONAL) as readonly (keyof typeof TRADITIONAL)[],
  original: Object.keys(ORIGINAL) as readonly (keyof typeof ORIGINAL)[],
} as const;

export type GameMenu = keyof typeof MENUS;

/** A game that there is a set-up of. */
export type GameId = keyof typeof TRADITIONAL | keyof typeof ORIGINAL;

const PLANS: Readonly<Record<GameId, SetUpPlan>> = { ...TRADITIONAL, ...ORIGINAL };

/** How the game lies on the table; undefined for what is none. */
export function findPlan(id: GameId): SetUpPlan | undefined {
  return Object.hasOwn(PLANS, id) ? PLANS[id] : undefined;
}

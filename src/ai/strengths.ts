import type { Recall, SearchPlan, SearchTolerance, Temper } from '../engine/game-ai.ts';

/** Playing style of an AI. The three differ in memory, tolerance and risk. */
interface Strength {
  readonly id: StrengthId;
  /** Tolerance for moves worse than the best. */
  readonly forgives: keyof SearchTolerance | 'nothing';
  readonly recall: Recall;
  readonly temper: Temper;
}

/** From the easiest to the strongest. */
export const STRENGTH_IDS = ['sparrow', 'badger', 'owl'] as const;
export type StrengthId = (typeof STRENGTH_IDS)[number];

/** Strength that takes over a seat when the player chooses none. */
export const MIDDLE_STRENGTH: StrengthId = 'badger';
export const STRONGEST_STRENGTH: StrengthId = 'owl';

export const STRENGTHS: Readonly<Record<StrengthId, Strength>> = {
  sparrow: { id: 'sparrow', forgives: 'lenient', recall: 'little', temper: 'daring' },
  badger: { id: 'badger', forgives: 'strict', recall: 'new', temper: 'careful' },
  owl: { id: 'owl', forgives: 'nothing', recall: 'all', temper: 'even' },
};

/** Tolerances of games that set none. */
const DEFAULT_TOLERANCE: SearchTolerance = { lenient: 0.2, strict: 0.05 };

/** Returns how far below the best value (0 to 1) a chosen move may lie. */
export function getForgivenMargin(
  { forgives }: Strength,
  { tolerance = DEFAULT_TOLERANCE }: SearchPlan,
): number {
  return forgives === 'nothing' ? 0 : tolerance[forgives];
}

export function isStrength(player: string): player is StrengthId {
  return (STRENGTH_IDS as readonly string[]).includes(player);
}

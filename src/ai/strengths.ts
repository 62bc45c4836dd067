import type { Forgiven, Recall, SearchPlan, Temper } from '../engine/game-ai.ts';

/** How an AI plays: three that differ in what they remember, what they let go, and how they like to play. */
interface Strength {
  readonly id: StrengthId;
  /** Whether it may choose a move that is worse than the best. */
  readonly forgives: keyof Forgiven | 'nothing';
  readonly recall: Recall;
  readonly temper: Temper;
}

/** From the easiest to the strongest. */
export const STRENGTH_IDS = ['sparrow', 'badger', 'owl'] as const;
export type StrengthId = (typeof STRENGTH_IDS)[number];

/** The one that takes over where a person does not say which. */
export const MIDDLE_STRENGTH: StrengthId = 'badger';
export const STRONGEST_STRENGTH: StrengthId = 'owl';

export const STRENGTHS: Readonly<Record<StrengthId, Strength>> = {
  sparrow: { id: 'sparrow', forgives: 'much', recall: 'little', temper: 'daring' },
  badger: { id: 'badger', forgives: 'little', recall: 'new', temper: 'careful' },
  owl: { id: 'owl', forgives: 'nothing', recall: 'all', temper: 'even' },
};

/** Where a game says nothing else. */
const DEFAULT_FORGIVEN: Forgiven = { much: 0.2, little: 0.05 };

/** It may choose any move that is at most so much worse than the best, of 1. */
export function getForgivenMargin(
  { forgives }: Strength,
  { forgiven = DEFAULT_FORGIVEN }: SearchPlan,
): number {
  return forgives === 'nothing' ? 0 : forgiven[forgives];
}

export function isStrength(player: string): player is StrengthId {
  return (STRENGTH_IDS as readonly string[]).includes(player);
}

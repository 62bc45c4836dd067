import type { Recall, Temper } from '../engine/mind.ts';

/** How an AI plays: three that differ in what they remember, what they let go, and how they like to play. */
export interface Strength {
  readonly id: StrengthId;
  /** It may choose any move that is at most so much worse than the best, of 1. */
  readonly forgives: number;
  readonly recall: Recall;
  readonly temper: Temper;
}

/** From the easiest to the strongest. */
export const STRENGTH_IDS = ['sparrow', 'badger', 'owl'] as const;
export type StrengthId = (typeof STRENGTH_IDS)[number];

/** The one that takes over where a person does not say which. */
export const MIDDLE: StrengthId = 'badger';
export const STRONGEST: StrengthId = 'owl';

export const STRENGTHS: Readonly<Record<StrengthId, Strength>> = {
  sparrow: { id: 'sparrow', forgives: 0.2, recall: 'little', temper: 'daring' },
  badger: { id: 'badger', forgives: 0.05, recall: 'new', temper: 'careful' },
  owl: { id: 'owl', forgives: 0, recall: 'all', temper: 'even' },
};

export function isStrength(player: string): player is StrengthId {
  return (STRENGTH_IDS as readonly string[]).includes(player);
}

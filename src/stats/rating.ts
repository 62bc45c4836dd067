import { STRENGTH_IDS, type StrengthId } from '../ai/strengths.ts';

/** Estimated strength of a player: mean and standard deviation, on the scale of OpenSkill. */
export interface Rating {
  readonly mu: number; // 25
  readonly sigma: number; // 8.33
}

/** Of somebody of whom nothing is known yet. */
export const UNKNOWN_RATING: Rating = { mu: 25, sigma: 25 / 3 };

/** AI seats of a strength play as they ever did, so what is thought of them does not change. */
const AI_RATINGS: Readonly<Record<StrengthId, Rating>> = {
  sparrow: { mu: 19, sigma: 1.5 },
  badger: { mu: 26, sigma: 1.5 },
  owl: { mu: 31, sigma: 1.5 },
};

/** Of an AI; one that plays here no more counts as the easiest. */
export function getAiRating(player: string): Rating {
  const strength = STRENGTH_IDS.find((id) => id === player) ?? 'sparrow';
  return AI_RATINGS[strength];
}

/** What people are told of it: 1000 for somebody unknown, and little less than they are surely worth: 1187. */
export function getShownRating({ mu, sigma }: Rating): number {
  return Math.round(1_000 + 20 * (mu - 3 * sigma));
}

/** What everybody is shown before their first match. */
export const START_RATING = getShownRating(UNKNOWN_RATING);

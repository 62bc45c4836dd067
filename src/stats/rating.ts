import { STRENGTH_IDS, type StrengthId } from '../ai/strengths.ts';

/** Estimated strength of a player: mean and standard deviation, on the scale of OpenSkill. */
export interface Rating {
  readonly mu: number; // 25
  readonly sigma: number; // 8.33
}

/** Rating of a person without any match. */
export const UNKNOWN_RATING: Rating = { mu: 25, sigma: 25 / 3 };

/** Ratings of AI strengths. Fixed, as their play never changes. */
const AI_RATINGS: Readonly<Record<StrengthId, Rating>> = {
  sparrow: { mu: 19, sigma: 1.5 },
  badger: { mu: 26, sigma: 1.5 },
  owl: { mu: 31, sigma: 1.5 },
};

/** Returns the rating of an AI; an unknown one counts as the easiest. */
export function getAiRating(player: string): Rating {
  const strength = STRENGTH_IDS.find((id) => id === player) ?? 'sparrow';
  return AI_RATINGS[strength];
}

/** Returns the rating as shown: 1000 for a new person, and a lower bound of the strength: 1187. */
export function getShownRating({ mu, sigma }: Rating): number {
  return Math.round(1_000 + 20 * (mu - 3 * sigma));
}

/** Shown rating before the first match. */
export const START_RATING = getShownRating(UNKNOWN_RATING);

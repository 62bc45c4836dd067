import type { MatchPart } from './rate-match.ts';

/** Match that ended with places. Lists of them are sorted oldest first. */
export interface PlayedMatch {
  readonly id: number;
  readonly game: string;
  /** Time of the end, in ms since 1970. */
  readonly at: number;
  readonly parts: readonly MatchPart[];
}

/** Outcome for one person: a shared first place is a win unless everybody shares it. */
export type Outcome = 'won' | 'lost' | 'drawn';

/** Returns the outcome for a person, or null if the person did not take part. */
export function getPersonOutcome({ parts }: PlayedMatch, person: string): Outcome | null {
  const own = parts.find((part) => part.person === person);
  if (!own) return null;
  if (own.place !== 1) return 'lost';
  return parts.every(({ place }) => place === 1) ? 'drawn' : 'won';
}

/**
 * Returns the outcome between two people: 'won' if the first was ahead; a player who left is behind. Null unless both
 * took part.
 */
export function getHeadToHeadOutcome({ parts }: PlayedMatch, person: string, other: string): Outcome | null {
  const [one, two] = [person, other].map((of) => parts.find((part) => part.person === of));
  if (!one || !two) return null;
  const [ahead, behind] = [one.place ?? Number.POSITIVE_INFINITY, two.place ?? Number.POSITIVE_INFINITY];
  if (ahead === behind) return 'drawn';
  return ahead < behind ? 'won' : 'lost';
}

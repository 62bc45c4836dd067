import type { MatchPart } from './rate-match.ts';

/** A match that has ended with places, as clubs remember it: oldest first wherever there are several. */
export interface PlayedMatch {
  readonly id: number;
  readonly game: string;
  /** When it ended, in ms since 1970. */
  readonly at: number;
  readonly parts: readonly MatchPart[];
}

/** What a match was for somebody: a shared first place is a win unless everybody has it. */
export type Outcome = 'won' | 'lost' | 'drawn';

/** Null where they were not in it. */
export function getPersonOutcome({ parts }: PlayedMatch, person: string): Outcome | null {
  const own = parts.find((part) => part.person === person);
  if (!own) return null;
  if (own.place !== 1) return 'lost';
  return parts.every(({ place }) => place === 1) ? 'drawn' : 'won';
}

/** Who of two was ahead: 'won' where the first was; who left is behind. Null where not both were in it. */
export function getHeadToHeadOutcome({ parts }: PlayedMatch, person: string, other: string): Outcome | null {
  const [one, two] = [person, other].map((of) => parts.find((part) => part.person === of));
  if (!one || !two) return null;
  const [ahead, behind] = [one.place ?? Number.POSITIVE_INFINITY, two.place ?? Number.POSITIVE_INFINITY];
  if (ahead === behind) return 'drawn';
  return ahead < behind ? 'won' : 'lost';
}

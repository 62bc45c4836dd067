import { updateRatings } from './plackett-luce.ts';
import { getAiRating, type Rating, UNKNOWN_RATING } from './rating.ts';

/** Participant of a match: a person, or an AI by its strength. */
export interface MatchPart {
  readonly person: string | null;
  readonly player: string | null;
  /** From 1; null for players who had left, and where there are no places. */
  readonly place: number | null;
}

/** Ratings by person. */
type RatingsByPerson = ReadonlyMap<string, Rating>;

/** Returns whether a match counts for ratings: at least two people took part, and somebody got a place. */
export function isRatedMatch(parts: readonly MatchPart[]): boolean {
  return (
    parts.filter(({ person }) => person !== null).length >= 2 && parts.some(({ place }) => place !== null)
  );
}

/** Returns the ratings of the people after a match. Players who left are behind all others. AI ratings stay fixed. */
export function rateMatch(before: RatingsByPerson, parts: readonly MatchPart[]): RatingsByPerson {
  const last = Math.max(...parts.map(({ place }) => place ?? 0)) + 1;
  const after = updateRatings(
    parts.map((part) => ({ rating: getPartRating(before, part), place: part.place ?? last })),
  );
  return new Map(
    parts.flatMap(({ person }, at) => (person === null ? [] : [[person, after[at] as Rating] as const])),
  );
}

function getPartRating(before: RatingsByPerson, { person, player }: MatchPart): Rating {
  return person === null ? getAiRating(player ?? '') : (before.get(person) ?? UNKNOWN_RATING);
}

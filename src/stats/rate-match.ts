import { updateRatings } from './plackett-luce.ts';
import { getAiRating, type Rating, UNKNOWN_RATING } from './rating.ts';

/** Somebody in a match: a person, or an AI by its strength. */
export interface MatchPart {
  readonly person: string | null;
  readonly player: string | null;
  /** From 1; null for who had left, and where there are no places. */
  readonly place: number | null;
}

/** By person. */
type RatingsByPerson = ReadonlyMap<string, Rating>;

/** Whether a match says anything of how well people play: at least two of them, and a place for somebody at its end. */
export function isRatedMatch(parts: readonly MatchPart[]): boolean {
  return (
    parts.filter(({ person }) => person !== null).length >= 2 && parts.some(({ place }) => place !== null)
  );
}

/** What is thought of the people of a match after it. Who left it is behind all others. AI seats stay what they are. */
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

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

/** Number of matches of exactly these people, and AI seats, and the number each of them won. */
export interface Meetings {
  readonly count: number;
  /** Wins by person, in the order given. */
  readonly wins: ReadonlyMap<string, number>;
}

/** Collects the matches of some people one by one. */
export class MeetingsBuilder {
  readonly #people: readonly string[];
  readonly #wins: Map<string, number>;
  #count = 0;

  constructor(people: readonly string[]) {
    this.#people = people;
    this.#wins = new Map(people.map((person) => [person, 0]));
  }

  /** Ignores matches with other people. */
  add(match: PlayedMatch): void {
    if (!isBetween(match.parts, this.#people)) return;
    this.#count++;
    for (const [person, wins] of this.#wins)
      if (getPersonOutcome(match, person) === 'won') this.#wins.set(person, wins + 1);
  }

  get meetings(): Meetings {
    return { count: this.#count, wins: this.#wins };
  }
}

function isBetween(parts: PlayedMatch['parts'], people: readonly string[]): boolean {
  const present = parts.flatMap(({ person }) => person ?? []);
  return present.length === people.length && people.every((person) => present.includes(person));
}

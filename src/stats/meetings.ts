import { getPersonOutcome, type PlayedMatch } from './played-match.ts';

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

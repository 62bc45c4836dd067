import { getPersonOutcome, type PlayedMatch } from './played-match.ts';

/** How often just these people, and AI seats, have met, and how often each of them was ahead of all others. */
export interface Meetings {
  readonly count: number;
  /** By person, in the order in which they are given. */
  readonly wins: ReadonlyMap<string, number>;
}

/** How some people have met, as far as their matches have been looked at. */
export class MeetingsBuilder {
  readonly #people: readonly string[];
  readonly #wins: Map<string, number>;
  #count = 0;

  constructor(people: readonly string[]) {
    this.#people = people;
    this.#wins = new Map(people.map((person) => [person, 0]));
  }

  /** One in which others were too is left out. */
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

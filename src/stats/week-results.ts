import type { ScoredMatch, ScoredPart } from './bests.ts';
import { getPersonOutcome } from './played-match.ts';

/** A match as the letter of a week tells it. */
export interface DigestMatch extends ScoredMatch {
  /** How many moves it had. */
  readonly moves: number;
  readonly parts: readonly DigestPart[];
}

interface DigestPart extends ScoredPart {
  readonly name: string;
}

/** What the matches of a week come to. */
export interface WeekResults<M extends DigestMatch = DigestMatch> {
  readonly count: number;
  /** The most played first. */
  readonly games: readonly { readonly game: string; readonly count: number }[];
  /** Which was decided by least; null where no game counted. */
  readonly closest: M | null;
  /** Which had most moves; null where none had any. */
  readonly longest: M | null;
  /** The longest first. */
  readonly runs: readonly WinStreak[];
  /** Everybody who was in one, in the order in which they first were, and what they were called last. */
  readonly people: ReadonlyMap<string, string>;
}

/** Wins of somebody without anything else between them, up to the end of the week. */
export interface WinStreak {
  readonly person: string;
  readonly wins: number;
  /** They won all that they played in it: it may have begun before. */
  readonly whole: boolean;
}

/** What the matches of a week come to, as far as they have been looked at: in the order in which they ended. */
export class WeekResultsBuilder<M extends DigestMatch> {
  readonly #closest = new LeastMatch<M>(getScoreGap);
  readonly #longest = new LeastMatch<M>(({ moves }) => (moves > 0 ? -moves : null));
  readonly #games = new Map<string, number>();
  readonly #runs = new Map<string, WinStreak>();
  readonly #people = new Map<string, string>();
  #count = 0;

  add(match: M): void {
    this.#count++;
    this.#games.set(match.game, (this.#games.get(match.game) ?? 0) + 1);
    this.#closest.look(match);
    this.#longest.look(match);
    for (const { person, name } of match.parts) {
      if (person === null) continue;
      this.#people.set(person, name);
      this.#runs.set(person, extendStreak(this.#runs.get(person), person, match));
    }
  }

  get week(): WeekResults<M> {
    const games = [...this.#games].map(([game, count]) => ({ game, count }));
    const runs = [...this.#runs.values()].filter(({ wins }) => wins > 0);
    return {
      count: this.#count,
      games: games.toSorted((one, other) => other.count - one.count),
      closest: this.#closest.match,
      longest: this.#longest.match,
      runs: runs.toSorted((one, other) => other.wins - one.wins),
      people: this.#people,
    };
  }
}

function extendStreak(before: WinStreak | undefined, person: string, match: DigestMatch): WinStreak {
  const { wins, whole } = before ?? { wins: 0, whole: true };
  const won = getPersonOutcome(match, person) === 'won';
  return { person, wins: won ? wins + 1 : 0, whole: whole && won };
}

/** The match with the least of something, of several the last: between people, or else of those against AIs. */
class LeastMatch<M extends DigestMatch> {
  readonly #by: (match: M) => number | null;
  #found: { readonly match: M; readonly value: number; readonly between: boolean } | null = null;

  constructor(by: (match: M) => number | null) {
    this.#by = by;
  }

  look(match: M): void {
    const value = this.#by(match);
    if (value === null) return;
    const between = match.parts.filter(({ person }) => person !== null).length > 1;
    const found = this.#found;
    const isBetter = found === null || (between === found.between ? value <= found.value : between);
    if (isBetter) this.#found = { match, value, between };
  }

  get match(): M | null {
    return this.#found?.match ?? null;
  }
}

/** By how much the first was ahead of the second, in parts of what the first had; null where nothing was counted. */
export function getScoreGap({ parts }: DigestMatch): number | null {
  const [first, second] = sortByPlace(parts);
  if (first?.ending !== 'over' || first.score === null || second === undefined || second.score === null)
    return null;
  return Math.abs(first.score - second.score) / Math.max(1, Math.abs(first.score), Math.abs(second.score));
}

/** By place, without those who had left. */
export function sortByPlace<P extends ScoredPart>(parts: readonly P[]): readonly P[] {
  const placed = parts.filter(({ place }) => place !== null);
  return placed.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
}

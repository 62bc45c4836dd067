import type { ScoredMatch, ScoredPart } from './bests.ts';
import { getPersonOutcome } from './played-match.ts';

/** Match as reported in the weekly digest. */
export interface DigestMatch extends ScoredMatch {
  /** Number of moves. */
  readonly moves: number;
  readonly parts: readonly DigestPart[];
}

interface DigestPart extends ScoredPart {
  readonly name: string;
}

/** Summary of a week's matches. */
export interface WeekResults<M extends DigestMatch = DigestMatch> {
  readonly count: number;
  /** Most played first. */
  readonly games: readonly { readonly game: string; readonly count: number }[];
  /** Match with the smallest score gap; null if no game had scores. */
  readonly closest: M | null;
  /** Match with the most moves; null if none had any. */
  readonly longest: M | null;
  /** Longest first. */
  readonly runs: readonly WinStreak[];
  /** Names of all people who took part, in order of their first match; the latest name counts. */
  readonly people: ReadonlyMap<string, string>;
}

/** Consecutive wins of a person up to the end of the week. */
export interface WinStreak {
  readonly person: string;
  readonly wins: number;
  /** True if the person won all matches of the week: the streak may have begun before. */
  readonly whole: boolean;
}

/** Collects the summary of a week's matches, in the order in which they ended. */
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

/** Finds the match with the smallest value, the last of several. Matches between people come before those against AIs. */
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

/** Returns the relative gap between the first and second score, or null without scores. */
export function getScoreGap({ parts }: DigestMatch): number | null {
  const [first, second] = sortByPlace(parts);
  if (first?.ending !== 'over' || first.score === null || second === undefined || second.score === null)
    return null;
  return Math.abs(first.score - second.score) / Math.max(1, Math.abs(first.score), Math.abs(second.score));
}

/** Returns the participants sorted by place, without those who had left. */
export function sortByPlace<P extends ScoredPart>(parts: readonly P[]): readonly P[] {
  const placed = parts.filter(({ place }) => place !== null);
  return placed.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
}

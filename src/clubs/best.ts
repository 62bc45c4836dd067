import { outcomeFor, type PlayedMatch } from './match.ts';
import type { Part } from './rated.ts';

/** A match with how it ended, and for whom with which score. */
export interface ScoredMatch extends PlayedMatch {
  /** How many moves it had. */
  readonly moves: number;
  readonly parts: readonly ScoredPart[];
}

export interface ScoredPart extends Part {
  readonly seat: number;
  readonly score: number | null;
  /** `over`: by the rules, to the end. */
  readonly ending: string;
}

/** Whose win it was, by the seat that they had at the end. */
export interface Win {
  readonly id: number;
  readonly seat: number;
}

/** The highest score of somebody in matches that were played to their end; null where there is none above 0. */
export function highestScore(matches: readonly ScoredMatch[], person: string): number | null {
  const scores = matches.flatMap((match) => partOf(match, person)?.score ?? []);
  const most = Math.max(0, ...scores);
  return most > 0 ? most : null;
}

/** Those of somebody's wins at the end of a match that had the fewest moves of all, the shortest first. */
export function shortestWins(matches: readonly ScoredMatch[], person: string, most: number): readonly Win[] {
  const wins = matches.flatMap((match) => {
    const part = partOf(match, person);
    return part && outcomeFor(match, person) === 'won' ? [{ ...part, id: match.id, moves: match.moves }] : [];
  });
  const sorted = wins.toSorted((one, other) => one.moves - other.moves);
  return sorted.slice(0, most).map(({ id, seat }) => ({ id, seat }));
}

function partOf({ parts }: ScoredMatch, wanted: string): ScoredPart | undefined {
  return parts.find(({ person, ending }) => person === wanted && ending === 'over');
}

/** How many turns a seat had: moves of it without another's between them are one. By seats, in order. */
export function turnsOf(movers: readonly number[], seat: number): number {
  return movers.filter((mover, at) => mover === seat && movers[at - 1] !== seat).length;
}

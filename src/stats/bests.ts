import type { PlayedMatch } from './played-match.ts';
import type { MatchPart } from './rate-match.ts';

/** A match with how it ended for whom, with which score, and for what it is remembered. */
export interface ScoredMatch extends PlayedMatch {
  readonly parts: readonly ScoredPart[];
}

export interface ScoredPart extends MatchPart {
  readonly seat: number;
  readonly score: number | null;
  /** `over`: by the rules, to the end. */
  readonly ending: string;
  /** So many turns for a win, or points for a deal; 0 for nothing, null where that is not known. */
  readonly best: number | null;
}

/** The highest score of somebody in matches that were played to their end; null where there is none above 0. */
export function findHighestScore(matches: readonly ScoredMatch[], person: string): number | null {
  const scores = listPersonParts(matches, person).flatMap(({ score, ending }) =>
    ending === 'over' ? (score ?? []) : [],
  );
  const most = Math.max(0, ...scores);
  return most > 0 ? most : null;
}

/** The fewest turns that a win took somebody; null where none is known. */
export function findFewestTurns(matches: readonly ScoredMatch[], person: string): number | null {
  const turns = listBests(matches, person);
  return turns.length > 0 ? Math.min(...turns) : null;
}

/** The most that one deal brought somebody; null where none is known. */
export function findBiggestDeal(matches: readonly ScoredMatch[], person: string): number | null {
  const deals = listBests(matches, person);
  return deals.length > 0 ? Math.max(...deals) : null;
}

function listBests(matches: readonly ScoredMatch[], person: string): readonly number[] {
  return listPersonParts(matches, person).flatMap(({ best }) => (best !== null && best > 0 ? [best] : []));
}

function listPersonParts(matches: readonly ScoredMatch[], wanted: string): readonly ScoredPart[] {
  return matches.flatMap(({ parts }) => parts.find(({ person }) => person === wanted) ?? []);
}

/** Whether somebody on that seat won a match by its rules, at its end. */
export function hasWonAtEnd(parts: readonly Pick<ScoredPart, 'place' | 'ending'>[], at: number): boolean {
  const part = parts[at];
  return part?.place === 1 && part.ending === 'over' && parts.some(({ place }) => place !== 1);
}

/** How many turns a seat had: moves of it without another's between them are one. By seats, in order. */
export function countTurns(movers: readonly number[], seat: number): number {
  return movers.filter((mover, at) => mover === seat && movers[at - 1] !== seat).length;
}

import type { PlayedMatch } from './played-match.ts';
import type { MatchPart } from './rate-match.ts';

/** Match with each player's ending, score and personal best. */
export interface ScoredMatch extends PlayedMatch {
  readonly parts: readonly ScoredPart[];
}

export interface ScoredPart extends MatchPart {
  readonly seat: number;
  readonly score: number | null;
  /** `over`: played to the end by the rules. */
  readonly ending: string;
  /** Turns for a win, or points for a deal; 0 for none, null if unknown. */
  readonly best: number | null;
}

/** Returns a person's highest score in matches played to the end, or null if none is above 0. */
export function findHighestScore(matches: readonly ScoredMatch[], person: string): number | null {
  const scores = listPersonParts(matches, person).flatMap(({ score, ending }) =>
    ending === 'over' ? (score ?? []) : [],
  );
  const most = Math.max(0, ...scores);
  return most > 0 ? most : null;
}

/** Returns the fewest turns in which a person won, or null if unknown. */
export function findFewestTurns(matches: readonly ScoredMatch[], person: string): number | null {
  const turns = listBests(matches, person);
  return turns.length > 0 ? Math.min(...turns) : null;
}

/** Returns the most points a person got for one deal, or null if unknown. */
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

/** Returns whether that player won a match that ended by its rules. */
export function hasWonAtEnd(parts: readonly Pick<ScoredPart, 'place' | 'ending'>[], at: number): boolean {
  const part = parts[at];
  return part?.place === 1 && part.ending === 'over' && parts.some(({ place }) => place !== 1);
}

/** Returns the number of a seat's turns; its consecutive moves count as one. `movers` are the moves' seats in order. */
export function countTurns(movers: readonly number[], seat: number): number {
  return movers.filter((mover, at) => mover === seat && movers[at - 1] !== seat).length;
}

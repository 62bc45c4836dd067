/** Everybody meets everybody, or whoever loses is out. */
export type LeagueKind = 'league' | 'cup';

/**
 * How a match of a league came to its result: by its rules; given up by who resigned, was too late or had left the table;
 * won without a table because the other was gone; without a result twice; by lot; or nobody was there to play against.
 */
export type LeagueResultKind = 'played' | 'given' | 'walkover' | 'none' | 'lot' | 'bye';

/** What came of a match; the winner is one of the two, or null. */
export interface LeagueResult {
  readonly winner: number | null;
  readonly how: LeagueResultKind;
  /** What both counted, where the game counts something. */
  readonly scores: readonly [number, number] | null;
}

/** `wanted`: its table is being opened. */
type MatchState = 'waiting' | 'wanted' | 'playing' | 'done';

/** A match of two people, who are known by their lot: 1, 2, 3, … */
export interface LeagueMatch {
  /** From 1. */
  readonly round: number;
  /** Where it stands in its round, from 0. */
  readonly place: number;
  /** Who has the first seat; null where a cup does not know yet. */
  readonly first: number | null;
  readonly second: number | null;
  readonly state: MatchState;
  readonly result: LeagueResult | null;
}

/** Whether somebody is one of the two. */
export function hasLot({ first, second }: Pick<LeagueMatch, 'first' | 'second'>, one: number): boolean {
  return first === one || second === one;
}

/** The match with its result. */
export function decideLeagueMatch<M extends LeagueMatch>(
  match: M,
  winner: number | null,
  how: LeagueResultKind,
): M {
  return { ...match, state: 'done', result: { winner, how, scores: null } };
}

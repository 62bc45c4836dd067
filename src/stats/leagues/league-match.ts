/** Round robin, or knockout cup. */
export type LeagueKind = 'league' | 'cup';

/**
 * Origin of a league result. `played`: by the rules. `given`: a player resigned, was too late or had left the table.
 * `walkover`: won without a table, as the opponent was gone. `none`: without a result twice. `lot`: decided by a random draw.
 * `bye`: no opponent.
 */
export type LeagueResultKind = 'played' | 'given' | 'walkover' | 'none' | 'lot' | 'bye';

/** Result of a match; the winner is one of the two, or null. */
export interface LeagueResult {
  readonly winner: number | null;
  readonly how: LeagueResultKind;
  /** Scores of both players, if the game has scores. */
  readonly scores: readonly [number, number] | null;
}

/** `wanted`: its table is being opened. */
type MatchState = 'waiting' | 'wanted' | 'playing' | 'done';

/** Match of two players, who are identified by their draw number: 1, 2, 3, … */
export interface LeagueMatch {
  /** From 1. */
  readonly round: number;
  /** Index in its round, from 0. */
  readonly place: number;
  /** Player with the first seat; null while a cup match waits for earlier ones. */
  readonly first: number | null;
  readonly second: number | null;
  readonly state: MatchState;
  readonly result: LeagueResult | null;
}

/** Returns whether a player takes part in the match. */
export function isPlayer({ first, second }: Pick<LeagueMatch, 'first' | 'second'>, one: number): boolean {
  return first === one || second === one;
}

/** Returns the match with its result. */
export function decideLeagueMatch<M extends LeagueMatch>(
  match: M,
  winner: number | null,
  how: LeagueResultKind,
): M {
  return { ...match, state: 'done', result: { winner, how, scores: null } };
}

/** Player's ratings as their picture shows them: plain JSON, with its few words already translated. */
export interface StandingView {
  readonly name: string;
  /** Id of the player's avatar, if there is one. */
  readonly avatar?: string;
  /** Summary of all matches, for example 'Ratings · won 25 of 47'. */
  readonly about: string;
  /** Number of matches that the curves cover. */
  readonly count: number;
  /** Games, at most six. */
  readonly lines: readonly StandingLine[];
  /** Days on which some of the matches ended, ascending, including the first and the last. Empty if the viewer's time zone is unknown. */
  readonly days: readonly { readonly number: number; readonly words: string }[];
  /** Numbers of medals in leagues and cups: gold, silver and bronze. */
  readonly medals: readonly number[];
  /** Opponents met most; null if none may be named. */
  readonly rivals: StandingRivals | null;
}

/** Results against the opponents met most, with the words of the legend. */
export interface StandingRivals {
  readonly head: string;
  readonly outcomes: Readonly<Record<Outcome, string>>;
  /** At most three. */
  readonly each: readonly StandingRival[];
}

/** Opponent, with the player's results against them. */
export interface StandingRival extends Readonly<Record<Outcome, number>> {
  readonly name: string;
  /** Id of the opponent's avatar, if there is one. */
  readonly avatar?: string;
}

/** Results from left to right on the bar of an opponent. */
export const OUTCOMES = ['won', 'drawn', 'lost'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface StandingLine {
  /** Name of the game, for example 'Runaround'. */
  readonly name: string;
  readonly rating: number;
  /** Summary of this game's matches, for example 'Won 7 of 12 · 3 in a row'. */
  readonly about: string;
  /** Ratings after each match, ascending, beginning before the first one. */
  readonly points: readonly StandingPoint[];
}

export interface StandingPoint {
  /** Match number, from 0 (before all) to `count`. */
  readonly number: number;
  readonly rating: number;
}

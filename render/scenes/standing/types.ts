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
}

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

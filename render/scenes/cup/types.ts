/** State of a cup as its picture shows it: plain JSON, with its few words already translated. */
export interface CupView {
  /** Id of the game whose world is behind it. */
  readonly game: string;
  /** Title, for example 'Cup of Runaround'. */
  readonly title: string;
  /** Progress, for example '3 of 7 played'. */
  readonly about: string;
  /** Rounds from the first to the final, each with half as many matches as the last. */
  readonly rounds: readonly CupRound[];
  /** Name of the winner; null until the final is decided. */
  readonly winner: string | null;
}

export interface CupRound {
  /** Name of the round, for example 'Semi-final'. */
  readonly name: string;
  readonly matches: readonly CupMatch[];
}

export interface CupMatch {
  readonly first: CupSide;
  readonly second: CupSide;
  /** Set while the round is being played. */
  readonly now: boolean;
  /** Set if only one of the two places has a player, who advances. */
  readonly bye: boolean;
}

export interface CupSide {
  /** Name of the player; null until known. */
  readonly name: string | null;
  /** Result of the match: true if the player has won; null until decided. */
  readonly won: boolean | null;
  /** Score of the player, in games that count one. */
  readonly score: number | null;
}

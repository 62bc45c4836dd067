/** How a cup stands, as its picture shows it: plain JSON, its few words said already. */
export interface CupView {
  /** 'Cup of Runaround' */
  readonly title: string;
  /** '3 of 7 played' */
  readonly about: string;
  /** From the first to the final: half as many matches each time. */
  readonly rounds: readonly CupRound[];
  /** Who has won it; null as long as nobody has. */
  readonly winner: string | null;
}

export interface CupRound {
  /** 'Semi-final' */
  readonly name: string;
  readonly matches: readonly CupMatch[];
}

export interface CupMatch {
  readonly first: CupSide;
  readonly second: CupSide;
  /** It is being played. */
  readonly now: boolean;
  /** Only one of the two places has somebody, who is a round further. */
  readonly bye: boolean;
}

export interface CupSide {
  /** Null where it is not known yet who it is. */
  readonly name: string | null;
  /** Null as long as it is not decided. */
  readonly won: boolean | null;
  /** What they counted, where the game counts something. */
  readonly score: number | null;
}

/** How a match went, as its picture shows it: plain JSON. */
export interface ChancesView {
  /** Whose colours the seats have: the id of a game. */
  readonly game: string;
  /** How many entries the match had. */
  readonly count: number;
  /** Ascending from 0 to `count`; the chances by seat, 0 to 1. */
  readonly points: readonly ChancesPoint[];
  /** Decisions that are told of, in that order: what the match was worth to the seat by it, and what it might have been. */
  readonly gifts: readonly ChancesGift[];
}

export interface ChancesPoint {
  readonly number: number;
  readonly chances: readonly number[];
}

export interface ChancesGift {
  readonly number: number;
  readonly made: number;
  readonly best: number;
}

/** Analysis of a match as its picture shows it, as plain JSON. */
export interface ChancesView {
  /** Id of the game whose colours the seats have. */
  readonly game: string;
  /** Number of entries of the match. */
  readonly count: number;
  /** Points, ascending from 0 to `count`; chances by seat, 0 to 1. */
  readonly points: readonly ChancesPoint[];
  /** Decisions in the text, in its order: the seat's chance after the decision, and the best one possible. */
  readonly gifts: readonly ChancesGift[];
  /** The best move: the seat's chance after it; null if there is none. */
  readonly best: Pick<ChancesGift, 'number' | 'made'> | null;
  /** Boards after decisions that the chart marks, in the order of the match; at most three. */
  readonly moments: readonly ChancesMoment[];
}

/** Public board after a decision. */
export interface ChancesMoment {
  /** Number of the decision in the text, from 1; null for the best move. */
  readonly mark: number | null;
  readonly board: unknown;
  /** Public events of the decision. */
  readonly events: readonly unknown[];
}

/** Curves of a match without marks. */
export type ChancesCurves = Pick<ChancesView, 'game' | 'count' | 'points'>;

export interface ChancesPoint {
  readonly number: number;
  readonly chances: readonly number[];
}

export interface ChancesGift {
  readonly number: number;
  readonly made: number;
  readonly best: number;
}

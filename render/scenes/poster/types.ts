import type { ChancesPoint } from '../chances/types.ts';

/** Poster of an ended match, as plain JSON. Its words are translated already, and its names are drawable. */
export interface PosterView {
  /** Id of the game. */
  readonly game: string;
  /** Name of the game in its theme. */
  readonly title: string;
  /** Result in a sentence: "Mina wins." */
  readonly result: string;
  /** Words of the seal of a close match, or null: 'Photo finish'. */
  readonly seal: string | null;
  /** Public view of the end. */
  readonly board: unknown;
  /** Chances over the match, under their heading; null if no AI judged it. */
  readonly chances: PosterChances | null;
  readonly best: PosterMove | null;
  readonly date: string;
  /** Server and channel: "Board game night · #games". */
  readonly place: string;
}

export interface PosterChances {
  readonly head: string;
  /** Number of entries of the match, and points ascending from 0 to it. */
  readonly count: number;
  readonly points: readonly ChancesPoint[];
}

/** Best move of the match: heading, the move in words, and its effect on the chances. */
export interface PosterMove {
  readonly head: string;
  readonly words: string;
  readonly about: string;
}

/** What somebody's matches come to, as its picture shows it: plain JSON, its few words said already. */
export interface StandingView {
  readonly name: string;
  /** Of all matches: 'Ratings · won 25 of 47'. */
  readonly about: string;
  /** How many matches the curves are of. */
  readonly count: number;
  /** A game each, at most six. */
  readonly lines: readonly StandingLine[];
  /** On which day some of the matches ended, ascending; the first and the last among them. None where the reader's time zone is not known. */
  readonly days: readonly { readonly number: number; readonly words: string }[];
}

export interface StandingLine {
  /** Of the game: 'Runaround'. */
  readonly name: string;
  readonly rating: number;
  /** Of the matches of this game: 'Won 7 of 12 · 3 in a row'. */
  readonly about: string;
  /** Ascending: what the rating was after which match, from before the first one on. */
  readonly points: readonly StandingPoint[];
}

export interface StandingPoint {
  /** From 0, before all, to `count`. */
  readonly number: number;
  readonly rating: number;
}

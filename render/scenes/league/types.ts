/** How a league stands, as its picture shows it: plain JSON, its few words said already. */
export interface LeagueView {
  /** 'League of Runaround' */
  readonly title: string;
  /** '7 of 15 played' */
  readonly about: string;
  /** Who is in it; while people come in they have played nothing and stand in the order in which they came. */
  readonly rows: readonly LeagueLine[];
  readonly phase: 'entering' | 'running' | 'over';
  readonly words: LeagueWords;
}

/** Over the columns. */
export interface LeagueWords {
  readonly played: string;
  readonly won: string;
  readonly drawn: string;
  readonly lost: string;
  readonly difference: string;
  readonly points: string;
  /** Of a seat that nobody has yet. */
  readonly free: string;
}

/** Somebody, in the order of the standings. */
export interface LeagueLine {
  readonly name: string;
  readonly place: number;
  /** They have left. */
  readonly left: boolean;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly difference: number;
  readonly points: number;
  /** Against whoever stands in each row: a match, or two; none against themselves. */
  readonly cells: readonly (readonly LeagueCell[])[];
}

export type LeagueCell = 'won' | 'drawn' | 'lost' | 'now' | 'open';

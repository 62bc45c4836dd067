/** State of a league as its picture shows it: plain JSON, with its few words already translated. */
export interface LeagueView {
  /** Id of the game whose world is behind it. */
  readonly game: string;
  /** Title, for example 'League of Runaround'. */
  readonly title: string;
  /** Progress, for example '7 of 15 played'. */
  readonly about: string;
  /** Entrants by place; during registration they have no matches and stand in order of entry. */
  readonly rows: readonly LeagueLine[];
  readonly phase: 'entering' | 'running' | 'over';
  readonly words: LeagueWords;
}

/** Headings of the columns. */
export interface LeagueWords {
  readonly played: string;
  readonly won: string;
  readonly drawn: string;
  readonly lost: string;
  readonly difference: string;
  readonly points: string;
  /** Label of a free seat. */
  readonly free: string;
}

/** An entrant, in the order of the standings. */
export interface LeagueLine {
  readonly name: string;
  /** Id of the avatar, if the person has one. */
  readonly avatar?: string;
  readonly place: number;
  /** Set if the player has left. */
  readonly left: boolean;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly difference: number;
  readonly points: number;
  /** Results against the player in each row: one match, or two; none against oneself. */
  readonly cells: readonly (readonly LeagueCell[])[];
}

export type LeagueCell = 'won' | 'drawn' | 'lost' | 'now' | 'open';

import type { Generated } from 'kysely';

/** `closed`: it was ended before its end. */
export type LeaguePhase = 'entering' | 'running' | 'over' | 'closed';

export type LeagueKind = 'league' | 'cup';

/** `wanted`: its table is being opened. */
export type LeagueMatchState = 'waiting' | 'wanted' | 'playing' | 'done';

/** See `src/stats/leagues/league-match.ts`. */
export type LeagueHow = 'played' | 'given' | 'walkover' | 'none' | 'lot' | 'bye';

export interface LeaguesRow {
  id: Generated<number>;
  guild: string;
  channel: string;
  /** Who opened it, and what they were called. */
  host: string;
  host_name: string;
  game: string;
  kind: LeagueKind;
  /** How often everybody meets everybody: 1 or 2. */
  times: number;
  /** Hours a turn; null without a clock. */
  pace: number | null;
  /** 1: an AI plays a turn whose time is over. */
  strict: number;
  language: string;
  phase: LeaguePhase;
  /** 1: a table of it waits until there is room. */
  crowded: number;
  opened_at: number;
  started_at: number | null;
  ended_at: number | null;
}

export interface LeaguePeopleRow {
  league_id: number;
  /** In the order in which they came. */
  number: number;
  person: string;
  name: string;
  /** From 1, from the start on. */
  lot: number | null;
  left_at: number | null;
}

export interface LeagueMatchesRow {
  id: Generated<number>;
  league_id: number;
  /** From 1. */
  round: number;
  /** From 0, in its round. */
  place: number;
  /** Whose lots meet; null where that is not known yet. */
  first: number | null;
  second: number | null;
  state: LeagueMatchState;
  /** How often it was begun before: see `app/leagues/league.ts`. */
  tried: number;
  table_id: number | null;
  winner: number | null;
  how: LeagueHow | null;
  first_score: number | null;
  second_score: number | null;
}

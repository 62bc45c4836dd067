import type { Generated } from 'kysely';

/** `closed`: ended early. */
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
  /** Host, and the host's name when the league was opened. */
  host: string;
  host_name: string;
  game: string;
  kind: LeagueKind;
  /** Number of times each pair meets: 1 or 2. */
  times: number;
  /** Hours a turn; null without a clock. */
  pace: number | null;
  /** 1: an AI plays a turn whose time is over. */
  strict: number;
  language: string;
  phase: LeaguePhase;
  /** 1: a match waits because the server has too many tables. */
  crowded: number;
  opened_at: number;
  started_at: number | null;
  ended_at: number | null;
}

export interface LeaguePeopleRow {
  league_id: number;
  /** Number in order of entry. */
  number: number;
  person: string;
  name: string;
  /** From 1, assigned at the start. */
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
  /** Lots of the two players; null while unknown. */
  first: number | null;
  second: number | null;
  state: LeagueMatchState;
  /** Number of earlier attempts: see `app/leagues/league.ts`. */
  tried: number;
  table_id: number | null;
  winner: number | null;
  how: LeagueHow | null;
  first_score: number | null;
  second_score: number | null;
}

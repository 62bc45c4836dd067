import type { Generated } from 'kysely';

/** The rows as they lie in the file; see `migrations/`. JSON columns are text, times ms since 1970. */
export interface Schema {
  tables: TablesRow;
  seats: SeatsRow;
  log: LogRow;
  outbox: OutboxRow;
  posts: PostsRow;
  interactions: InteractionsRow;
  people: PeopleRow;
  results: ResultsRow;
  alarms: AlarmsRow;
}

export type Phase = 'lobby' | 'playing' | 'over' | 'cancelled';

export interface TablesRow {
  id: Generated<number>;
  guild: string;
  channel: string;
  host: string;
  game: string;
  rules: number;
  options: string;
  theme: string | null;
  language: string;
  phase: Phase;
  version: Generated<number>;
  played: Generated<number>;
  drawn: Generated<number>;
  /** How often the lobby was changed. */
  revision: Generated<number>;
  state: string | null;
  standings: string | null;
  secret: string | null;
  opened_at: number;
  started_at: number | null;
  ended_at: number | null;
}

export interface SeatsRow {
  table_id: number;
  seat: number;
  kind: SitterKind;
  person: string | null;
  player: string | null;
  name: string;
}

export type SitterKind = 'person' | 'ai' | 'invited' | 'empty' | 'left';

export type LogKind = 'start' | 'move' | 'resign' | 'cancel' | 'halt';

export interface LogRow {
  table_id: number;
  number: number;
  kind: LogKind;
  seat: number | null;
  person: string | null;
  name: string | null;
  move: string | null;
  luck: string;
  events: string;
  at: number;
  /** 1: it played itself. */
  forced: number;
}

export type OutboxKind = 'card' | 'board' | 'retire';

export interface OutboxRow {
  table_id: number;
  kind: OutboxKind;
  queued_at: number;
}

export type PostKind = 'card' | 'board';
export type PostPhase = 'sending' | 'live' | 'retired' | 'lost';

export interface PostsRow {
  id: Generated<number>;
  table_id: number;
  kind: PostKind;
  from_number: number;
  to_number: number;
  phase: PostPhase;
  message: string | null;
  claimed_at: number;
  heard: string | null;
  /** Of the lobby, as the card shows it. */
  revision: Generated<number>;
  /** Who was told by it that it is their turn: a JSON list of people. */
  called: Generated<string>;
  /** The log entry after which its text begins; null where that is `from_number`. */
  story_number: number | null;
}

/** `at`: when Discord says that it was made, by no clock of ours. */
export interface InteractionsRow {
  id: string;
  at: number;
}

/** 0 and 1 stand for no and yes. */
export interface PeopleRow {
  person: string;
  contrast: number;
  large: number;
  corners: number;
  changed_at: number;
  by_hand: Generated<number>;
}

export interface ResultsRow {
  table_id: number;
  number: number;
  seat: number;
  person: string | null;
  player: string | null;
  name: string;
  place: number | null;
  score: number | null;
  ending: string;
}

export type AlarmKind = 'call';

/** Something to be done at a time, by the machine's clock. */
export interface AlarmsRow {
  table_id: number;
  kind: AlarmKind;
  at: number;
}

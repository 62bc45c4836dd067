import type { Generated } from 'kysely';
import type { LeagueMatchesRow, LeaguePeopleRow, LeaguesRow } from './leagues/schema.ts';
import type { DatesRow, NoticesRow } from './notices-schema.ts';
import type {
  BlockedRow,
  ChallengesRow,
  FollowersRow,
  ForgettingRow,
  LearnedRow,
  LessonsRow,
  LobbyAlertsRow,
  PeopleRow,
  RatingsRow,
  ReadersRow,
  ServersRow,
  SetupsRow,
} from './people-schema.ts';
import type { PuzzlesRow, PuzzleTriesRow } from './puzzles-schema.ts';
import type { RegisteredRow } from './registered-servers.ts';

/** The rows as they lie in the file; see `migrations/`. JSON columns are text, times ms since 1970. */
export interface Schema {
  tables: TablesRow;
  seats: SeatsRow;
  log: LogRow;
  positions: PositionsRow;
  outbox: OutboxRow;
  posts: PostsRow;
  interactions: InteractionsRow;
  people: PeopleRow;
  readers: ReadersRow;
  results: ResultsRow;
  alarms: AlarmsRow;
  turns: TurnsRow;
  requests: RequestsRow;
  votes: VotesRow;
  hints: HintsRow;
  ratings: RatingsRow;
  challenges: ChallengesRow;
  lessons: LessonsRow;
  learned: LearnedRow;
  forgetting: ForgettingRow;
  servers: ServersRow;
  notices: NoticesRow;
  dates: DatesRow;
  leagues: LeaguesRow;
  league_people: LeaguePeopleRow;
  league_matches: LeagueMatchesRow;
  setups: SetupsRow;
  puzzles: PuzzlesRow;
  puzzle_tries: PuzzleTriesRow;
  registered: RegisteredRow;
  blocked: BlockedRow;
  lobby_alerts: LobbyAlertsRow;
  followers: FollowersRow;
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
  /** Hours a turn; null without a clock. */
  pace: Generated<number | null>;
  /** 1: an AI plays a turn whose time is over. */
  strict: Generated<number>;
  /** The channel of a thread. */
  parent: Generated<string | null>;
  /** Since when it sleeps. */
  slept_at: Generated<number | null>;
  /** Since when its channel or server is out of reach. */
  gone_at: Generated<number | null>;
  /** 1: who sits there may ask for hints. */
  hints: Generated<number>;
  /** 1: it counts for ratings. */
  rated: Generated<number>;
  /** Who was asked to it and does not come: a JSON list of people with their names. */
  declined: Generated<string>;
}

interface HintsRow {
  table_id: number;
  seat: number;
  /** The entry of the log after which it was taken. */
  version: number;
  person: string;
  at: number;
}

export interface SeatsRow {
  table_id: number;
  seat: number;
  kind: SitterKind;
  person: string | null;
  /** Strength of the AI that holds it; null for a person. */
  player: string | null;
  name: string;
  /** Whose seat it is while an AI holds it, or nobody does. */
  instead: string | null;
}

type SitterKind = 'person' | 'ai' | 'invited' | 'empty' | 'left';

export type LogKind =
  | 'start'
  | 'move'
  | 'undo'
  | 'ask'
  | 'decline'
  | 'resign'
  | 'seat'
  | 'claim'
  | 'cancel'
  | 'time'
  | 'halt';

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
  /** How the AI thought that made it. */
  thought: string | null;
}

/** Where a match stood after an entry of its log. */
interface PositionsRow {
  table_id: number;
  number: number;
  rules: number;
  played: number;
  drawn: number;
  state: string;
}

export type OutboxKind = 'card' | 'board' | 'retire' | 'reminder' | 'hush' | 'reshow';

interface OutboxRow {
  table_id: number;
  kind: OutboxKind;
  queued_at: number;
}

export type PostKind = 'card' | 'board' | 'reminder';
export type PostPhase = 'sending' | 'live' | 'retired' | 'lost';

interface PostsRow {
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
  /** Where it is, if not in the channel of its table. */
  channel: Generated<string | null>;
  /** Whom it is for, if not for all. */
  person: Generated<string | null>;
}

/** `at`: when Discord says that it was made, by no clock of ours. */
interface InteractionsRow {
  id: string;
  at: number;
}

interface ResultsRow {
  table_id: number;
  number: number;
  seat: number;
  person: string | null;
  player: string | null;
  name: string;
  place: number | null;
  score: number | null;
  ending: string;
  /** What it is remembered for, 0 for nothing; null where nobody has looked. */
  best: Generated<number | null>;
}

export type AlarmKind = 'call' | 'turn' | 'claim' | 'sleep' | 'close';

/** Something to be done at a time, by the machine's clock. */
export interface AlarmsRow {
  table_id: number;
  kind: AlarmKind;
  at: number;
}

/** Who is due. */
export interface TurnsRow {
  table_id: number;
  seat: number;
  since: number;
  /** From when on the clock runs. */
  clock_from: number;
  /** How often they were reminded. */
  reminded: Generated<number>;
}

/**
 * `time`: its time is over. `takeBack`: its last move is to be taken back. `play`: an AI plays its turn. `here`, `dm`:
 * who sits there is to be reminded, in the channel or by direct message. `left`: who sits there is not in the server.
 * `repeat`: the seat makes a move at each of its turns until that ends by itself or is cancelled.
 * `extension`: the others gave the turn of that seat more time, from `opened_at` on. `nudge`: another player nudged who sits
 * there, then; its vote says who. Both outlast the turn. `call`: who sits there is told of the turn by direct message.
 */
export type RequestKind =
  | 'time'
  | 'takeBack'
  | 'play'
  | 'here'
  | 'dm'
  | 'left'
  | 'repeat'
  | 'extension'
  | 'nudge'
  | 'call';

/** What is wanted about a seat: of the people at the table, or of the bot. */
interface RequestsRow {
  table_id: number;
  kind: RequestKind;
  seat: number;
  /** The last entry of the log when it was asked. */
  version: number;
  opened_at: number;
}

/** What one of them has said. */
interface VotesRow {
  table_id: number;
  kind: RequestKind;
  seat: number;
  person: string;
  choice: string;
  at: number;
}

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

/** Rows as stored in the database; see `migrations/`. JSON columns are text, times are ms since 1970. */
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
  plans: PlansRow;
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
  /** Number of changes to the lobby. */
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
  /** Parent channel of a thread. */
  parent: Generated<string | null>;
  /** Time since which the table is dormant. */
  slept_at: Generated<number | null>;
  /** Time since which its channel or server is unavailable. */
  gone_at: Generated<number | null>;
  /** 1: players may ask for hints. */
  hints: Generated<number>;
  /** 1: counts for ratings. */
  rated: Generated<number>;
  /** People who declined an invitation, as a JSON list with names. */
  declined: Generated<string>;
  /** Code by which players join a table without a server. */
  code: Generated<string | null>;
  /** Time until which the code is valid. */
  code_until: Generated<number | null>;
}

interface HintsRow {
  table_id: number;
  seat: number;
  /** Log entry after which it was taken. */
  version: number;
  person: string;
  at: number;
}

/** Plan of a waiting seat for its next turn. */
interface PlansRow {
  table_id: number;
  seat: number;
  /** Last log entry when it was changed. */
  version: number;
  /** JSON: the answers by situation. */
  plan: string;
  /** JSON: the reason why it was not played, which its player is yet to be told. */
  lapse: string | null;
}

export interface SeatsRow {
  table_id: number;
  seat: number;
  kind: SitterKind;
  person: string | null;
  /** Strength of the AI that holds it; null for a person. */
  player: string | null;
  name: string;
  /** Person to whom the seat belongs while an AI holds it or it is empty. */
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
  /** 1: played automatically, as the only move or a repeated one. 2: played by a plan of its player. */
  forced: number;
  /** Parameters of the AI search behind the move. */
  thought: string | null;
}

/** Position of a match after an entry of its log. */
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
  /** Revision of the lobby that a card shows. */
  revision: Generated<number>;
  /** People whom the message told that it is their turn, as a JSON list. */
  called: Generated<string>;
  /** Log entry after which its text begins; null if that is `from_number`. */
  story_number: number | null;
  /** Channel, if not that of its table. */
  channel: Generated<string | null>;
  /** Recipient, if not for everybody. */
  person: Generated<string | null>;
}

/** `at`: creation time according to Discord, not a local clock. */
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
  /** Personal best, 0 for none; null if not computed yet. */
  best: Generated<number | null>;
}

export type AlarmKind = 'call' | 'turn' | 'claim' | 'sleep' | 'close';

/** Alarm of a table, by the machine's clock. */
export interface AlarmsRow {
  table_id: number;
  kind: AlarmKind;
  at: number;
}

/** Seat that is due. */
export interface TurnsRow {
  table_id: number;
  seat: number;
  since: number;
  /** Start of the seat's clock. */
  clock_from: number;
  /** Number of reminders sent. */
  reminded: Generated<number>;
}

/**
 * `time`: the seat's time is over. `takeBack`: its last move is to be undone. `play`: an AI plays its turn. `here`,
 * `dm`: its player is to be reminded, in the channel or by direct message. `left`: its player is not in the server.
 * `repeat`: the seat makes a move at each of its turns until that ends by itself or is cancelled. `extension`: the
 * other players gave its turn more time, from `opened_at` on. `nudge`: another player nudged its player, then; the vote
 * says who. Both outlast the turn. `call`: its player is told of the turn by direct message.
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

/** Request about a seat, to the players of the table or to the bot. */
interface RequestsRow {
  table_id: number;
  kind: RequestKind;
  seat: number;
  /** Last entry of the log at the time of the request. */
  version: number;
  opened_at: number;
}

/** Vote of a player. */
interface VotesRow {
  table_id: number;
  kind: RequestKind;
  seat: number;
  person: string;
  choice: string;
  at: number;
}

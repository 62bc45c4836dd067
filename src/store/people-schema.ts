import type { Generated } from 'kysely';

/** Settings of a person; 0 and 1 stand for no and yes. */
export interface PeopleRow {
  person: string;
  contrast: number;
  large: number;
  corners: number;
  changed_at: number;
  by_hand: Generated<number>;
  /** 1: boards of this person's matches do not move. */
  still: Generated<number>;
  /** IANA time zone: `Asia/Seoul`. */
  zone: Generated<string | null>;
  /** Minutes of the day in that zone: 1320 is 10 p.m. */
  quiet_from: Generated<number | null>;
  quiet_to: Generated<number | null>;
  away_from: Generated<number | null>;
  away_until: Generated<number | null>;
  reminders: Generated<ReminderWay>;
  language: Generated<string | null>;
  listed: Generated<number>;
  /** 1: other players may challenge this person. */
  challenges: Generated<number>;
  /** 1: the person is notified when they are next. */
  next_alert: Generated<number>;
  /** Server whose daily puzzle the person gets as a direct message; null for none. */
  puzzle_guild: Generated<string | null>;
}

/** Known facts about a person, beside their settings. */
export interface ReadersRow {
  person: string;
  /** Locale as Discord names it: `ko`. */
  locale: Generated<string | null>;
  /** Username of the account, from the last interaction or invitation, for pictures whose fonts lack a letter of the name. */
  username: Generated<string | null>;
  /** Time at which a reminder asked for the time zone. */
  zone_asked_at: Generated<number | null>;
}

/** Record of a challenge from one player to another. */
export interface ChallengesRow {
  challenger: string;
  challenged: string;
  at: number;
}

/** Channel in which a player wants to be reminded. */
export type ReminderWay = 'here' | 'dm' | 'none';

/** Rating of a person after a match. */
export interface RatingsRow {
  table_id: number;
  person: string;
  guild: string;
  game: string;
  /** Time at which the match ended. */
  at: number;
  mu: number;
  sigma: number;
}

/** Tutorial of a player, outside all tables. */
export interface LessonsRow {
  id: Generated<number>;
  person: string;
  game: string;
  rules: number;
  seats: number;
  options: string;
  /** Outcomes drawn at the set-up. */
  opening: string;
  moves: string;
  /** Result of the AI search for the open decision. */
  advice: string | null;
  /** Number of solved positions of the tutorial; null once the free game has begun. */
  step: number | null;
  version: number;
  /** Time of the last change. */
  at: number;
}

/** Game of which a player has finished a tutorial. */
export interface LearnedRow {
  person: string;
  game: string;
  at: number;
}

/** Deletion request, until it is carried out. */
export interface ForgettingRow {
  person: string;
  seed: string;
  at: number;
}

/** Settings of a server; null stands for the default. */
export interface ServersRow {
  guild: string;
  language: string | null;
  /** JSON list of the channels in which tables may be opened. */
  channels: string | null;
  /** Hours a turn that a new table begins with; 0 for no time limit. */
  pace: number | null;
  /** 0: no match there counts for ratings. */
  rated: number | null;
  /** Maximum number of live tables for one person. */
  tables_of_person: number | null;
  /** Maximum number of live tables. */
  tables: number | null;
  /** Channel of the daily puzzle. */
  puzzles: string | null;
  /** Channel of the weekly digest; null for none. */
  letter_channel: string | null;
  /** IANA time zone. */
  letter_zone: string | null;
  letter_language: string | null;
  /** Null until an admin chooses. */
  notifications: Notifications | null;
  /** Treatment of superseded boards; null for the default. */
  tidy: Tidy | null;
  /** 0 if the AIs do not comment on games; null for the default. */
  voices: number | null;
  /** Channel of the message that lists all games; null for none. */
  dashboard: string | null;
  /** JSON list of the roles whose members may open games; null for everybody. */
  openers: string | null;
  /** Channel in which moderators are told who opened, cancelled and changed what; null for none. */
  log_channel: string | null;
  changed_at: number;
}

/**
 * Way in which players of a server are told of their turn. `loud`: the board pings them. `quiet`: the board is silent, and they get a
 * direct message. `threads`: the board pings them, and each new game has a thread of its own.
 */
export type Notifications = 'loud' | 'quiet' | 'threads';

/** Treatment of a superseded board: `keep` its text and picture, reduce it to one `line`, or `delete` it. */
export type Tidy = 'keep' | 'line' | 'delete';

/** Member who may neither open games on a server nor take a seat there. */
export interface BlockedRow {
  guild: string;
  person: string;
  at: number;
}

/** Person who gets an alert when a lobby of that game opens on a server. */
export interface LobbyAlertsRow {
  guild: string;
  game: string;
  person: string;
}

/** Person who is told when the game of a table ends. */
export interface FollowersRow {
  table_id: number;
  person: string;
  at: number;
}

/** Set-up of a game that a member saved for the server. */
export interface SetupsRow {
  guild: string;
  game: string;
  key: string;
  name: string;
  text: string;
  person: string | null;
  at: number;
}

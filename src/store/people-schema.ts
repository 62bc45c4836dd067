import type { Generated } from 'kysely';

/** 0 and 1 stand for no and yes. */
export interface PeopleRow {
  person: string;
  contrast: number;
  large: number;
  corners: number;
  changed_at: number;
  by_hand: Generated<number>;
  /** As IANA names it: `Asia/Seoul`. */
  zone: Generated<string | null>;
  /** Minutes of a day in that zone: 1320 is ten in the evening. */
  quiet_from: Generated<number | null>;
  quiet_to: Generated<number | null>;
  away_from: Generated<number | null>;
  away_until: Generated<number | null>;
  reminders: Generated<ReminderWay>;
  language: Generated<string | null>;
  listed: Generated<number>;
  /** 1: they may be asked to a game. */
  challenges: Generated<number>;
  /** 1: they are told when they are next. */
  next_alert: Generated<number>;
}

/** Facts known of a person beside their settings. */
export interface ReadersRow {
  person: string;
  /** Locale as Discord names it: `ko`. */
  locale: Generated<string | null>;
  /** Username of the account, as of what they last did or were invited to, for pictures whose fonts lack a letter of the name. */
  username: Generated<string | null>;
  /** Time at which a reminder asked for the time zone. */
  zone_asked_at: Generated<number | null>;
}

/** Somebody asked somebody to a game. */
export interface ChallengesRow {
  challenger: string;
  challenged: string;
  at: number;
}

/** Where somebody wants to be reminded. */
export type ReminderWay = 'here' | 'dm' | 'none';

/** What is thought of a person after a match. */
export interface RatingsRow {
  table_id: number;
  person: string;
  guild: string;
  game: string;
  /** When the match ended. */
  at: number;
  mu: number;
  sigma: number;
}

/** A first game of a person, at no table. */
export interface LessonsRow {
  id: Generated<number>;
  person: string;
  game: string;
  rules: number;
  seats: number;
  options: string;
  /** The outcomes drawn at the set-up. */
  opening: string;
  moves: string;
  /** What was thought about the decision that is open. */
  advice: string | null;
  /** Number of solved positions of the tutorial; null once the free game has begun. */
  step: number | null;
  version: number;
  /** When it was last touched. */
  at: number;
}

/** Somebody has had a first game of it. */
export interface LearnedRow {
  person: string;
  game: string;
  at: number;
}

/** Somebody who is to be forgotten, until that is done. */
export interface ForgettingRow {
  person: string;
  seed: string;
  at: number;
}

/** What is set for a server; null is as usual. */
export interface ServersRow {
  guild: string;
  language: string | null;
  /** A JSON list of those where tables may be opened. */
  channels: string | null;
  /** Hours a turn that a new table begins with; 0 for no time limit. */
  pace: number | null;
  /** 0: nothing there counts for ratings. */
  rated: number | null;
  /** So many live tables at most, at which one person sits. */
  tables_of_person: number | null;
  /** So many live tables at most. */
  tables: number | null;
  /** The channel of the puzzle a day. */
  puzzles: string | null;
  /** Where the letter of the week comes; null for nowhere. */
  letter_channel: string | null;
  /** As IANA names it. */
  letter_zone: string | null;
  letter_language: string | null;
  /** Null where nobody has chosen. */
  notifications: Notifications | null;
  /** Treatment of superseded boards; null for the default. */
  tidy: Tidy | null;
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

/** A member who may neither open games on a server nor take a seat there. */
export interface BlockedRow {
  guild: string;
  person: string;
  at: number;
}

/** A person who is told when a lobby of that game opens on a server. */
export interface LobbyAlertsRow {
  guild: string;
  game: string;
  person: string;
}

/** A person who is told when the game of a table ends. */
export interface FollowersRow {
  table_id: number;
  person: string;
  at: number;
}

/** A set-up of a game that somebody saved for their server. */
export interface SetupsRow {
  guild: string;
  game: string;
  key: string;
  name: string;
  text: string;
  person: string | null;
  at: number;
}

import type { Generated } from 'kysely';

/** What is told in a message of its own: how a league stands, who meets in it and how it ended, a puzzle and its answer, the letter of a week, that a table is paused, the games of a server, lines of a moderators' log. `threadName`, `threadArchive`: no message, but the name of a thread is looked at, or it is archived. `lobbyOpen`, `gameOver`, `nextTurn`: a direct message to somebody who wants to be told. */
export type NoticeKind =
  | 'league'
  | 'pairing'
  | 'ceremony'
  | 'puzzle'
  | 'answer'
  | 'letter'
  | 'paused'
  | 'dashboard'
  | 'log'
  | 'threadName'
  | 'threadArchive'
  | DirectKind;

/** Direct messages to people who asked for them, each about one table: their subject is `<person>:<table>`. */
export const DIRECT_KINDS = ['lobbyOpen', 'gameOver', 'nextTurn'] as const;
export type DirectKind = (typeof DIRECT_KINDS)[number];

/** `sending`: it is not known whether it reached the channel. `lost`: it will not be told. */
export type NoticePhase = 'wanted' | 'sending' | 'live' | 'lost';

export interface NoticesRow {
  id: Generated<number>;
  kind: NoticeKind;
  subject: string;
  guild: string;
  channel: string;
  /** How often it was wanted, and as of which time it is in the channel. */
  wanted: number;
  told: number;
  phase: NoticePhase;
  message: string | null;
  claimed_at: number | null;
  heard: string | null;
  gone_at: number | null;
  /** Recipient of a direct message; null for a message in a channel. */
  person: Generated<string | null>;
}

/** What comes due that is at no table. `archive`: the thread of a game that has ended is archived. */
export type DateKind = 'league' | 'puzzle' | 'letter' | 'archive' | 'dashboard';

export interface DatesRow {
  kind: DateKind;
  subject: string;
  guild: string;
  at: number;
  gone_at: number | null;
}

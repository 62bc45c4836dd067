import type { Generated } from 'kysely';

/**
 * Kinds of messages that belong to no table: standings, pairings and ends of leagues, puzzles and their answers, the letter of
 * the week, paused tables, the dashboard, lines of the moderators' log, and alerts by direct message (`lobbyOpen`, `gameOver`,
 * `nextTurn`). `threadStarter` opens the thread of a league's match and is deleted then. `pairing` is the message of one match, as
 * leagues begun by earlier versions have it. `threadName` and `threadArchive` post nothing: they rename or archive a thread.
 */
export type NoticeKind =
  | 'league'
  | 'pairing'
  | 'pairings'
  | 'threadStarter'
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
type DirectKind = (typeof DIRECT_KINDS)[number];

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

/**
 * Kinds of scheduled work that belongs to a server, not to a table. `archive`: archives the thread of an ended game. `followers`:
 * tells how a game ended, to those whom its end would have disturbed.
 */
export type DateKind = 'league' | 'puzzle' | 'letter' | 'archive' | 'dashboard' | 'followers';

export interface DatesRow {
  kind: DateKind;
  subject: string;
  guild: string;
  at: number;
  gone_at: number | null;
}

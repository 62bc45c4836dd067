import type { Generated } from 'kysely';

/**
 * Kinds of messages that belong to no table. They hold standings, pairings and ends of leagues, puzzles and their
 * answers, the weekly digest, paused tables, the dashboard, lines of the moderators' log, and alerts by direct message
 * (`lobbyOpen`, `gameOver`, `nextTurn`, `dailyPuzzle`, `directBoard`). `threadStarter` opens the thread of a league's match and is then deleted.
 * `pairing` is the message of one match in leagues begun by earlier versions. `threadName` and `threadArchive` post
 * nothing: they rename or archive a thread.
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

/**
 * Kinds of direct messages to people who asked for them. Their subject is `<person>:<table>`, or that of a puzzle:
 * `<person>:<server> <number>`.
 */
export const DIRECT_KINDS = ['lobbyOpen', 'gameOver', 'nextTurn', 'dailyPuzzle', 'directBoard'] as const;
type DirectKind = (typeof DIRECT_KINDS)[number];

/** `sending`: may or may not have reached the channel. `lost`: will not be published. */
export type NoticePhase = 'wanted' | 'sending' | 'live' | 'lost';

export interface NoticesRow {
  id: Generated<number>;
  kind: NoticeKind;
  subject: string;
  guild: string;
  channel: string;
  /** Version requested, and version published in the channel. */
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
 * Kinds of scheduled work of a server. `archive`: archives the thread of an ended game. `followers`: tells the end of a
 * game to followers who were in their quiet hours when it ended. `dailyPuzzle`: sends the puzzle to the person in its
 * subject, who was in quiet hours when it was posed.
 */
export type DateKind = 'league' | 'puzzle' | 'letter' | 'archive' | 'dashboard' | 'followers' | 'dailyPuzzle';

export interface DatesRow {
  kind: DateKind;
  subject: string;
  guild: string;
  at: number;
  gone_at: number | null;
}

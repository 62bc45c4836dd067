/** A puzzle that was posed on a server. */
export interface PuzzlesRow {
  guild: string;
  /** From 1. */
  number: number;
  /** Which of those that come with the bot: `runaround-12`. */
  puzzle: string;
  game: string;
  channel: string;
  language: string;
  posed_at: number;
  /** When the answer comes. */
  due_at: number;
  answered_at: number | null;
}

/** What somebody chose. */
export interface PuzzleTriesRow {
  guild: string;
  number: number;
  person: string;
  name: string;
  /** As JSON; null once it is let go of. */
  move: string | null;
  /** 1: it was the best one. */
  correct: number;
  at: number;
}

/** Puzzle posed on a server. */
export interface PuzzlesRow {
  guild: string;
  /** From 1. */
  number: number;
  /** Id of a puzzle that ships with the bot: `runaround-12`. */
  puzzle: string;
  game: string;
  channel: string;
  language: string;
  posed_at: number;
  /** Time at which the answer is published. */
  due_at: number;
  answered_at: number | null;
}

/** Answer of a player. */
export interface PuzzleTriesRow {
  guild: string;
  number: number;
  person: string;
  name: string;
  /** Move as JSON; null after the retention period. */
  move: string | null;
  /** 1: the best move. */
  correct: number;
  at: number;
}

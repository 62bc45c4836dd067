import type { Refusal } from './refusal.ts';

/** How the table of a game is kept as a set-up, and laid out again: by a text of the game's own. */
export interface SetUps<View = unknown, Move = unknown> {
  /** What lies there as everybody sees it, or why there is nothing to keep. */
  write(view: View): string | Refusal;
  /** The move that lays it out; also of what somebody pasted. A refusal names what cannot be read. */
  read(name: string, text: string): Move | Refusal;
  /** The same as a game in Portable Piecepack Notation. */
  ppn(name: string, text: string): string;
}

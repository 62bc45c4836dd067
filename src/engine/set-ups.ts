import type { Refusal } from './refusal.ts';

/** Saves the table of a game as a set-up and lays it out again, by a text of the game's own. */
export interface SetUps<View = unknown, Move = unknown> {
  /** Returns what lies on the table as everybody sees it, or why there is nothing to save. */
  write(view: View): string | Refusal;
  /** Returns the move that lays it out; the text may be pasted by a player. A refusal names what cannot be read. */
  read(name: string, text: string): Move | Refusal;
  /** Returns the set-up as a game in Portable Piecepack Notation. */
  ppn(name: string, text: string): string;
}

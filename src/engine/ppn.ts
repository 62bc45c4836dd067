import type { Entry } from './entry.ts';

/**
 * A finished match in Portable Piecepack Notation (version 0.14 of its specification). The file, its numbers and its
 * comments are written by whoever exports; the game says the pieces.
 */
export interface Ppn<K extends RecordedKinds> {
  /** Metadata with meaning: at least `SetUp`, beside it `GameType`; each value is written as JSON, which is YAML. */
  head(start: K['state']): Readonly<Record<string, unknown>>;
  /** Movetext that lays what `SetUp` does not, one line each: `pS@a1 pM@h1`. */
  opening(start: K['state']): readonly string[];
  /** The movetext of one move without number and comment, '' when no piece moves: `?dS~4 ?pS-d6`. */
  move(before: K['state'], entry: Entry<K>, after: K['state']): string;
}

/** What of a game's types a record is made of. */
interface RecordedKinds {
  state: unknown;
  move: unknown;
  event: unknown;
}

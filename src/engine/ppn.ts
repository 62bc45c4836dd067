import type { Entry } from './entry.ts';

/**
 * Export of a finished match in Portable Piecepack Notation (version 0.14 of its specification). The exporter writes
 * the file, move numbers and comments; the game supplies the pieces.
 */
export interface Ppn<K extends RecordedKinds> {
  /** Returns the metadata: at least `SetUp`, and usually `GameType`. Values are written as JSON, which is valid YAML. */
  head(start: K['state']): Readonly<Record<string, unknown>>;
  /** Returns movetext for what `SetUp` does not lay out, one entry a line: `pS@a1 pM@h1`. */
  opening(start: K['state']): readonly string[];
  /** Returns the movetext of one move without number and comment, '' when no piece moves: `?dS~4 ?pS-d6`. */
  move(before: K['state'], entry: Entry<K>, after: K['state']): string;
}

/** Types of a game that a record contains. */
interface RecordedKinds {
  state: unknown;
  move: unknown;
  event: unknown;
}

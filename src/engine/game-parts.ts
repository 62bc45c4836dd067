import type { Entry } from './entry.ts';
import type { Options } from './options.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';
import type { Text } from './text.ts';

/** Winner of a deal (a part of a match that is scored by itself) and the points won: `{ seat: 1, points: 24 }`. */
export interface DealWon {
  readonly seat: Seat;
  readonly points: number;
}

/** Move that is played automatically at each turn of a seat that has chosen so. */
export interface Repeatable<M> {
  readonly label: Text; // label of the button: 'Roll until it starts'
  readonly about: Text; // explanation: 'You roll at each turn until your bike starts.'
  readonly move: M | null; // the move, if offered now; null while the seat can only wait for its next chance
}

/** Saves the table of a game as a set-up and lays it out again, by a text of the game's own. */
export interface SetUps<View = unknown, Move = unknown> {
  /** Returns what lies on the table as everybody sees it, or why there is nothing to save. */
  write(view: View): string | Refusal;
  /** Returns the move that lays it out; the text may be pasted by a player. A refusal names what cannot be read. */
  read(name: string, text: string): Move | Refusal;
  /** Returns the set-up as a game in Portable Piecepack Notation. */
  ppn(name: string, text: string): string;
}

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

/**
 * Position that teaches one idea. The player has seat 0 and is to act. Its texts are sentences of the game:
 * `tutorial.<id>.title`, `.idea`, `.task`, `.right` (why the answer is right) and `.wrong` (a hint for any other move).
 */
export interface TutorialStep {
  readonly id: string; // 'bump'
  readonly position: string; // in the game's notation
  readonly seats?: number; // 2; default: the fewest
  readonly options?: Options; // { goal: 3 }: options that differ from the default
  readonly right: readonly string[]; // ['b2', 'c3']: every right move, in the game's notation
  /** Wrong moves with an answer of their own: `{ far: ['a1'] }` is answered with `tutorial.<id>.far`. */
  readonly replies?: Readonly<Record<string, readonly string[]>>;
  readonly luck?: readonly number[]; // [4, 1]: dice outcomes for the move, if it draws any
}

/** Short page of the rules, with a position above its text where that helps. */
export interface RulesPage {
  readonly title: Text;
  /**
   * Marks parts that depend on options: "Who first has [=goal] runs wins.[if general] The host may choose fewer.[end]",
   * see `getBodyInForce`.
   */
  readonly body: Text;
  /** Position in the game's notation: `{ at: 'x../.o./..x' }`. */
  readonly picture?: { readonly at: string; readonly options?: Options };
  /** Chart shown instead, not tied to a position; a button of the panel leads to it too. */
  readonly chart?: Chart;
}

/** Reference that players look up while playing, such as all cards of a game. */
export interface Chart {
  /** Scene that draws it, and the scene's input. */
  readonly scene: string; // 'hwatu'
  readonly view: unknown; // { cards: [{ card: '1A', month: 1, sort: 'bright' }] }
  /** Label of its button, at most 38 characters: 'Cards'. */
  readonly label: Text;
  /** Whole chart as text. */
  readonly alt: readonly Text[];
}

/** Result of a seat. Place 1 is the winner's; equal seats share a place. `score` is the deciding number, if there is one. */
export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly score?: number;
}

/** Returns whether one seat won, at most one point ahead of the second. */
export function isWonByOne(standings: readonly Standing[]): boolean {
  const [first, second] = standings.toSorted((one, other) => one.place - other.place);
  if (first?.score === undefined || second?.score === undefined || second.place === 1) return false;
  return first.score - second.score <= 1;
}

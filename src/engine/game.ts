import type { Chance } from './chance.ts';
import type { GameOption, Options } from './options.ts';
import type { Path, Question } from './question.ts';
import type { Refusal } from './refusal.ts';
import type { Language, Sentences, Text } from './text.ts';

/** A place at the table, counted from 0 in the order in which people sat down. */
export type Seat = number;

/** Who looks: a seat, or null for a spectator. */
export type Viewer = Seat | null;

/** How many can play, in short: "2", "3–4". */
export function range(seats: readonly number[]): string {
  const fewest = seats[0] ?? 0;
  const most = seats.at(-1) ?? fewest;
  return fewest === most ? String(most) : `${fewest}–${most}`;
}

/** The plain, readonly JSON types of a game. */
export interface Kinds {
  state: unknown;
  view: unknown;
  move: unknown;
  event: unknown;
}

/**
 * Who may act now (usually one seat), or how it ended. `phase` is a word of the game's own, for texts and tests. `free`:
 * anybody of `seats` may act and nobody has to, so nobody is called.
 */
export type Turn =
  | { readonly kind: 'act'; readonly seats: readonly Seat[]; readonly phase: string; readonly free?: true }
  | { readonly kind: 'over'; readonly standings: readonly Standing[] };

/** Place 1 is the winner's; equals share a place. `score` is what counted, where something did. */
export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly score?: number;
}

/**
 * When an event is told: `now`, in the message that announces it, or `later`, when the next turn has begun and what
 * was only shown for a moment has to be forgotten.
 */
export type When = 'now' | 'later';

/** A board game. All of it is pure: nothing given is changed, luck is an argument, everything is plain JSON. */
export interface Game<K extends Kinds = Kinds> {
  readonly id: string;
  /** Raised when an old log would replay differently. */
  readonly rules: number;
  /** How many can play, ascending. */
  readonly seats: readonly number[];
  readonly options: readonly GameOption[];
  /** Options that go well together under a name: a choice of the host's beside the single ones. */
  readonly presets?: readonly Preset[];
  /**
   * What becomes of the seat of somebody who resigns: the match ends, an AI takes over, or the others go on without.
   * In a game that goes on without, there is nothing for an AI to play: it has no AI seats.
   */
  readonly resign: 'ends' | 'ai' | 'without';
  readonly words: Words<K>;
  readonly notation: Notation<K>;
  /** The match as a record that piecepack programs read, where a piecepack can show it. */
  readonly ppn?: Ppn<K>;

  /** Why these options do not go together, or null. */
  admits(seats: number, options: Options): Refusal | null;
  /** No match has more moves than this; Infinity where an option says so. */
  bound(seats: number, options: Options): number;
  setup(seats: number, options: Options, chance: Chance): K['state'];
  turn(state: K['state']): Turn;
  /** All that this viewer may know. */
  view(state: K['state'], viewer: Viewer): K['view'];
  /** What to ask next of a seat that may act. The path is known to be made of answers that were offered. */
  next(view: K['view'], seat: Seat, path: Path): Question<K['move']>;
  /** The state after the move, or why it is not legal. Anything rolled or revealed ends the move. */
  apply(
    state: K['state'],
    seat: Seat,
    move: K['move'],
    chance: Chance,
    emit: (event: K['event']) => void,
  ): K['state'] | Refusal;
  /** The event as this viewer learns it, or null for nothing. */
  seen(event: K['event'], viewer: Viewer, when: When): K['event'] | null;
  /** Some full state that looks just the same to this viewer. */
  guess(view: K['view'], viewer: Viewer, chance: Chance): K['state'];
  /** JSON pointers (RFC 6901) to the places of the state whose value this viewer may not know. */
  secrets(state: K['state'], viewer: Viewer): readonly string[];
  /** How many of each kind of piece the state holds: the same in every state of a match. */
  pieces(state: K['state']): Readonly<Record<string, number>>;
}

/** Options that differ from the usual ones; all others are set to what is usual. Its name and a line about it are texts. */
export interface Preset {
  readonly id: string;
  readonly options: Options;
}

/** One move as the log keeps it. */
export interface Entry<K extends Kinds = Kinds> {
  readonly seat: Seat;
  readonly move: K['move'];
  /** The outcomes drawn, in order. */
  readonly luck: readonly number[];
  readonly events: readonly K['event'][];
}

/**
 * A finished match in Portable Piecepack Notation (version 0.14 of its specification). The file, its numbers and its
 * comments are written by whoever exports; the game says the pieces.
 */
export interface Ppn<K extends Kinds> {
  /** Metadata with meaning: at least `SetUp`, beside it `GameType`; each value is written as JSON, which is YAML. */
  head(start: K['state']): Readonly<Record<string, unknown>>;
  /** Movetext that lays what `SetUp` does not, one line each: `pS@a1 pM@h1`. */
  opening(start: K['state']): readonly string[];
  /** The movetext of one move without number and comment, '' when no piece moves: `?dS~4 ?pS-d6`. */
  move(before: K['state'], entry: Entry<K>, after: K['state']): string;
}

/** Positions and moves as text, in the notation that players of the game use. */
export interface Notation<K extends Kinds> {
  print(state: K['state']): string;
  /** The inverse of print: the whole state. The number of seats is part of the text. */
  parse(position: string, options: Options): K['state'] | Refusal;
  printMove(move: K['move']): string;
  /** What a player typed. Only its form is judged here; whether it is legal, `apply` says. */
  parseMove(typed: string, view: K['view'], seat: Seat): K['move'] | Refusal;
}

/** A game in words. Every text's key is in `sentences`, in every language. */
export interface Words<K extends Kinds> {
  /**
   * i18next resources of the namespace `game.id`. Present in every game: `name`, `blurb` (one line),
   * `option.<id>.name`, and `option.<id>.<value>` for every value of every option; `preset.<id>.name` and `.about`.
   */
  readonly sentences: Readonly<Record<Language, GameSentences>>;
  /** One line of the announcement, or null when there is nothing worth a line. The event is one that was `seen`. */
  tell(event: K['event']): Text | null;
  /** What has to be decided now, as everybody may know it: "to roll". */
  status(view: K['view']): Text;
  /** The whole position in sentences, most important first: alt text, `/board text`. */
  describe(view: K['view']): readonly Text[];
  /** The rules in short pages. `at` is a position to show above the text. */
  readonly rules: readonly RulesPage[];
}

/** The sentences of a game: beside the two that each has, whatever it says. */
export interface GameSentences extends Sentences {
  readonly name: string;
  readonly blurb: string;
}

export interface RulesPage {
  readonly title: Text;
  readonly body: Text;
  readonly picture?: { readonly at: string; readonly options?: Options };
}

import type { Chance } from './chance.ts';
import type { Kinds, Seat } from './game.ts';
import type { Options } from './options.ts';
import type { Text } from './text.ts';

/**
 * AI engine of a game: a compact world for the search, and the search's limits. Pure like the game, and given only what
 * a seat may know.
 */
export interface GameAi<K extends Kinds = Kinds, N = unknown, W extends World = World> {
  readonly search: SearchPlan;
  readonly memory?: Memory<K, N>; // needed when players have to remember what the view no longer shows
  /** Creates an empty world for a match like the one seen; the search refills it again and again. */
  world(view: K['view'], temper: Temper): W;
  /** Writes a full position consistent with what the seat sees and remembers. `notes` is null without a memory. */
  imagine(view: K['view'], seat: Seat, notes: N | null, chance: Chance, world: W): void;
  /** Writes an exact state; only the conformance suite has one. */
  read(state: K['state'], world: W): void;
  /** Converts a code to a move of the rules, and back. */
  decode(code: number, view: K['view'], seat: Seat): K['move'];
  encode(move: K['move'], view: K['view'], seat: Seat): number;
  /** Returns a sensible move for decisions the world does not model, such as the dealer or a building site; otherwise null. */
  fallbackMove?(view: K['view'], seat: Seat, chance: Chance): K['move'] | null;
  /**
   * Explains a move of the seat without repeating its events, or returns null when there is nothing sensible to say.
   * `view` is the position before, as any viewer sees it; `seen` holds the events that viewer sees, so the reason
   * cannot reveal anything else. Must take less than 2 ms.
   */
  reason?(view: K['view'], seen: readonly K['event'][], seat: Seat): Reason<K['event']> | null;
  /**
   * Returns whether the events `since` have shown everybody a possible move that only the seat knew. Such a move may be
   * mentioned after the match.
   */
  isRevealed?(move: K['move'], seat: Seat, since: readonly K['event'][]): boolean;
  /**
   * Turns per player in a match with the default options, by number of players: { 3: 39, 4: 32 }. The median of at
   * least 20 matches between medium AIs, by `npm run simulate -- --minds`.
   */
  readonly turnsEach?: Readonly<Record<number, number>>;
  readonly lesson?: TutorialPlan; // a first game of five to ten minutes; by default the fewest seats and the default options
}

/** Limits of a search. Few playouts are worse than none: below `minPlayouts` the quick policy answers. */
export interface SearchPlan {
  readonly horizon: number; // 24: moves of a playout before it is judged
  readonly playouts: number; // 3000: for the strongest AI, when nobody is waiting
  readonly minPlayouts: number; // 300
  /** Tolerances of this game; smaller than the default where a match has many moves that decide little. */
  readonly tolerance?: SearchTolerance;
  readonly turns?: TurnPlan; // for open games with several moves a turn: searches whole turns instead
}

/** Maximum distance from the best value (0 to 1) of a move that is still played, for a lenient and a strict AI. */
export interface SearchTolerance {
  readonly lenient: number; // 0.2
  readonly strict: number; // 0.05
}

/** Settings of a player's first game, alone against AIs. */
interface TutorialPlan {
  readonly seats?: number; // 2; default: the fewest
  readonly options?: Options; // { goal: 3 }: options that differ from the default
  readonly decisions?: number; // 20: decisions after which the tutorial stops, even if the match is not over
}

/** Width of a search over whole turns. Its playouts are counted in positions judged. */
export interface TurnPlan {
  readonly beam: number; // 8: beginnings of the player's own turn that are followed to its end
  readonly replies: number; // 3: the same for the next seat's turn
}

/**
 * Position in numbers. Methods change it in place. Copying is `cells.set(others)`, so all of its state must be in
 * `cells`.
 */
export interface World {
  readonly cells: Int16Array;
  /** Returns the seat to move, or −1 when the match is over. */
  mover(): Seat | -1;
  /** Writes the codes of the mover's legal moves, at least one, each once. Returns their number. */
  moves(into: Int32Array): number;
  /**
   * Writes only the moves worth playouts, at least one, where many legal moves plainly lead to nothing. Returns their
   * number.
   */
  promising?(into: Int32Array): number;
  /** Writes the moves that may complete an action, such as a step onto a coin just laid: a turn search tries them all. */
  completing?(into: Int32Array): number;
  /** Returns whether the position has occurred too often in the match; a turn search skips moves that lead to it. */
  repeats?(): boolean;
  /** Returns whether a playout may be judged here, for example because a deal is over and the next is unknown. */
  rests?(): boolean;
  /** Makes a legal move. Draws outcomes in the same order and from the same ranges as the rules. */
  make(code: number, chance: Chance): void;
  /** Returns a quick sensible move for the mover. */
  policy(chance: Chance): number;
  /** Writes each seat's expected result: 0 to 1, or its share of the first place once the match is over. */
  judge(into: Float64Array): void;
  /**
   * Estimates the moves left until the end for the seat, fewer for a better place. Breaks ties once the first place is
   * decided; only for games in which players can delay the end.
   */
  distanceToEnd?(seat: Seat): number;
}

/** Memory of a seat, folded from the events it sees `now`, in order. Notes are plain JSON. */
export interface Memory<K extends Kinds, N> {
  begin(view: K['view'], seat: Seat): N;
  remember(notes: N, event: K['event'], seat: Seat): N;
  /** Returns the part of the notes that remains with a worse memory. */
  fade(notes: N, recall: Recall): N;
}

/** Memory of an AI: everything, only recent events, or only striking ones. */
export type Recall = 'all' | 'new' | 'little';

/** Style of an AI: plays the odds as they are, plays safely, or takes more risk than the odds justify. */
export type Temper = 'even' | 'careful' | 'daring';

/** Purpose of a move, in half a sentence without a full stop: "out of reach of Ann". */
export interface Reason<Event = unknown> extends Text {
  /** Kind of the event that the reason follows in the text. By default the first line of the move. */
  readonly of?: KindOf<Event>;
}

type KindOf<Event> = Event extends { readonly kind: infer Kind extends string } ? Kind : string;

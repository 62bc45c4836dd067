import type { Chance } from './chance.ts';
import type { Kinds, Seat } from './game.ts';
import type { Options } from './options.ts';
import type { Reason } from './reason.ts';

/**
 * What lets an AI seat play a game well: a compact world for the search, and how far that looks. Pure, as the game is; all
 * of it is asked of what a seat may know.
 */
export interface Mind<K extends Kinds = Kinds, N = unknown, W extends World = World> {
  readonly search: SearchPlan;
  readonly memory?: Memory<K, N>; // where the view forgets what players are to remember
  /** An empty world for a match such as the one seen, to be filled again and again. */
  world(view: K['view'], temper: Temper): W;
  /** Writes some full position that the seat may be in, by what it sees and remembers. `notes`: null without a memory. */
  imagine(view: K['view'], seat: Seat, notes: N | null, chance: Chance, world: W): void;
  /** Writes a state as it is. Only the laws know one. */
  read(state: K['state'], world: W): void;
  /** The move of that code, as the rules know it, and back. */
  told(code: number, view: K['view'], seat: Seat): K['move'];
  code(move: K['move'], view: K['view'], seat: Seat): number;
  /** A sensible move where the world knows nothing of what is asked: who deals, where to build; else null. */
  plainly?(view: K['view'], seat: Seat, chance: Chance): K['move'] | null;
  /**
   * What a move of the seat was for. It repeats nothing that the
   * events say, and is null where nothing sensible is to be said. `view`: the position before, as any viewer sees it; `seen`:
   * what that viewer learns of the events, so that it can give nothing else away. Takes less than 2 ms.
   */
  reason?(view: K['view'], seen: readonly K['event'][], seat: Seat): Reason<K['event']> | null;
  /**
   * Whether everybody has learnt `since` that the seat could make this move, of which only it knew: it may be told when
   * all is over.
   */
  shown?(move: K['move'], seat: Seat, since: readonly K['event'][]): boolean;
  /**
   * How many turns each has in a match with the usual options, by how many play: { 3: 39, 4: 32 }. The median of 20 matches or
   * more of AIs of the middle strength, by `npm run simulate -- --minds`.
   */
  readonly turnsEach?: Readonly<Record<number, number>>;
  readonly lesson?: TutorialPlan; // a first game of five to ten minutes; one of few seats and usual options unless told
}

/** How far a search looks. A thought of few playouts is worse than none: below `floor` the quick policy answers. */
export interface SearchPlan {
  readonly horizon: number; // 24: moves of a playout before it is judged
  readonly playouts: number; // 3000: of the strongest, where nobody has to wait
  readonly floor: number; // 300
  /** What is forgiven in this game; less than usual where a match has many moves that decide little. */
  readonly forgiven?: Forgiven;
  readonly turns?: TurnPlan; // where a turn has several moves and nothing is hidden: whole turns are searched instead
}

/** How much worse than the best, of 1, a move may be that somebody still makes: by who forgives much, and who a little. */
export interface Forgiven {
  readonly much: number; // 0.2
  readonly little: number; // 0.05
}

/** How somebody plays a game for the first time, alone with AIs. */
interface TutorialPlan {
  readonly seats?: number; // 2; the fewest unless told
  readonly options?: Options; // { goal: 3 }: those that are not as usual
  readonly decisions?: number; // 20: after so many it is enough, however it stands
}

/** How wide a search over whole turns is. What it counts as a playout is a position that it judged. */
export interface TurnPlan {
  readonly beam: number; // 8: beginnings of one's own turn that are followed to its end
  readonly replies: number; // 3: the same of the turn of the seat that comes next
}

/** A position in numbers. Methods change it in place; a copy is `cells.set(others)`, so nothing else may be kept of it. */
export interface World {
  readonly cells: Int16Array;
  /** Whose move it is, or −1 when the match is over. */
  mover(): Seat | -1;
  /** Writes the codes of the legal moves of the mover, at least one, each once. Returns how many. */
  moves(into: Int32Array): number;
  /**
   * The same of those that a search should spend playouts on, at least one, where many of the legal ones plainly lead
   * to nothing.
   */
  promising?(into: Int32Array): number;
  /** Writes those that may complete what an action began, such as a step onto a coin just laid: a search of turns tries them all. */
  completing?(into: Int32Array): number;
  /** Returns whether the position came up too often in the match; a turn search skips moves that lead to it. */
  repeats?(): boolean;
  /** Whether a playout may as well be judged here: a deal is over, say, and nobody can tell what the next one brings. */
  rests?(): boolean;
  /** Makes a legal move; luck is drawn in the order and from as many as the rules draw it. */
  make(code: number, chance: Chance): void;
  /** A quick sensible move of the mover. */
  policy(chance: Chance): number;
  /** Writes for each seat what the match is worth to it: 0 to 1, its share of the first place where it is over. */
  judge(into: Float64Array): void;
  /**
   * Estimates the moves left until the end for the seat, fewer for a better place. Breaks ties once the first place is
   * decided; only for games in which players can delay the end.
   */
  distanceToEnd?(seat: Seat): number;
}

/** What a seat remembers, folded from what it was told `now`, in order. Notes are plain JSON. */
export interface Memory<K extends Kinds, N> {
  begin(view: K['view'], seat: Seat): N;
  remembered(notes: N, event: K['event'], seat: Seat): N;
  /** What is left of it with a worse memory. */
  faded(notes: N, recall: Recall): N;
}

/** How much somebody remembers: all of it, what is new, or what struck them. */
export type Recall = 'all' | 'new' | 'little';

/** How somebody likes to play: the odds as they are, safely, or for more than they promise. */
export type Temper = 'even' | 'careful' | 'daring';

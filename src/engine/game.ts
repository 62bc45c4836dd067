import type { Chance } from './chance.ts';
import type { DealWon } from './deal-won.ts';
import type { Mind } from './game-ai.ts';
import type { GameSentences } from './game-text.ts';
import type { GameOption, Options, Preset } from './options.ts';
import type { Ppn } from './ppn.ts';
import type { Path, Question } from './question.ts';
import type { Refusal } from './refusal.ts';
import type { Repeatable } from './repeatable.ts';
import type { RulesPage } from './rules-page.ts';
import type { Seat, Viewer } from './seat.ts';
import type { SetUps } from './set-ups.ts';
import type { Standing } from './standing.ts';
import type { Language, Text } from './text.ts';
import type { TutorialStep } from './tutorial.ts';

export type { Seat, Viewer } from './seat.ts';
export type { Standing } from './standing.ts';

/** A board game. All of it is pure: nothing given is changed, luck is an argument, everything is plain JSON. */
export interface Game<K extends Kinds = Kinds> {
  readonly id: string; // 'forage'
  readonly rules: number; // 1; raised by `npm run new-rules` when an old log would replay differently: matches keep theirs
  readonly seats: readonly number[]; // [3, 4]: how many can play, ascending
  readonly options: readonly GameOption[]; // [{ id: 'board', values: ['torus', 'ring'], default: 'torus' }]
  readonly presets?: readonly Preset[]; // [{ id: 'short', options: { goal: 3 } }]: options that go well together
  /** `free`: anybody may act and nobody has to; no AI sits there, and the others go on without who resigns. */
  readonly table: 'match' | 'free';
  readonly resign?: 'ends' | 'ai'; // a match for more than two ends when one resigns, or an AI takes the seat
  readonly words: GameText<K>;
  readonly notation: Notation<K>;
  readonly setUps?: SetUps<K['view'], K['move']>; // how a table is kept under a name and laid out again
  readonly ppn?: Ppn<K>; // the match as a record that piecepack programs read
  readonly mind?: Mind<K>; // how AI seats play it; without one they choose at random
  readonly tutorial?: readonly TutorialStep[]; // 4 to 6 positions for `/learn`, the first with the goal of the game

  admits(seats: number, options: Options): Refusal | null; // why these do not go together, or null
  bound(seats: number, options: Options): number; // the most moves of a match: 400; Infinity where an option says so
  memory?(options: Options): boolean; // players have to remember: no board but the newest keeps its picture
  setup(seats: number, options: Options, chance: Chance): K['state'];
  turn(state: K['state']): Turn;
  order?(view: K['view']): readonly Seat[]; // whose turn it is and whose comes next: [2, 0, 1]; empty where that is not known
  view(state: K['state'], viewer: Viewer): K['view']; // all that this viewer may know
  laidOpen?(state: K['state'], viewer: Viewer): K['view']; // once the match is over, or was broken off; else `view`
  /** What to ask next of a seat that may act; the path is made of answers that were offered: ['run', 'e4']. */
  next(view: K['view'], seat: Seat, path: Path): Question<K['move']>;
  repeatable?(view: K['view'], seat: Seat): Repeatable<K['move']> | null; // what it can choose once for all its turns, while not null
  /** The state after the move, or why it is not legal. Anything rolled or revealed ends the move. */
  apply(state: K['state'], seat: Seat, move: K['move'], chance: Chance, emit: Emit<K>): K['state'] | Refusal;
  seen(event: K['event'], viewer: Viewer, when: When): K['event'] | null; // as this viewer learns it, or null for nothing
  dealWon?(event: K['event']): DealWon | null; // who wins a deal of the match by it: the best is remembered
  guess(view: K['view'], viewer: Viewer, chance: Chance): K['state']; // some full state that looks the same to this viewer
  secrets(state: K['state'], viewer: Viewer): readonly string[]; // JSON pointers to what is hidden: ['/hands/1', '/pile']
  /** How many of each kind of piece there are, the same in every state of a match: { coins: 24, pawns: 4 }. */
  pieces(state: K['state']): Readonly<Record<string, number>>;
}

/** The types of a game: plain, readonly JSON. */
export interface Kinds {
  state: unknown; // { hands: [[3, 8], [5]], mover: 0 }
  view: unknown; // { hands: [[3, 8], [null]], mover: 0 }
  move: unknown; // { kind: 'play', card: 8 }
  event: unknown; // { kind: 'played', seat: 0, card: 8 }
}

type Emit<K extends Kinds> = (event: K['event']) => void;

/** Who may act now, usually one seat, or how it ended. `phase` is a word of the game's own, for texts and tests. */
export type Turn =
  | { readonly kind: 'act'; readonly seats: readonly Seat[]; readonly phase: string } // seats: [2], phase: 'roll'
  | { readonly kind: 'over'; readonly standings: readonly Standing[] };

/** An event is told at once, or when the next turn has begun and what was shown for a moment has to be forgotten. */
export type When = 'now' | 'later';

/** Positions and moves as text, in the notation that players of the game use. */
interface Notation<K extends Kinds> {
  print(state: K['state']): string; // 'x../.o./..x'
  parse(position: string, options: Options): K['state'] | Refusal; // the inverse: the whole state, seats and all
  printMove(move: K['move']): string; // 'b2'
  parseMove(typed: string, view: K['view'], seat: Seat): K['move'] | Refusal; // 'B2', 'run 5-8': `apply` says if it is legal
  toEarlierMove?(move: K['move']): K['move']; // what earlier versions read from its text, which records keep
  isFreeText?(typed: string): boolean; // 'note hello': the player's own words, read as typed; all else comes in one form
}

/** A game in words. The key of every text is in `sentences`, in every language. */
interface GameText<K extends Kinds> {
  /** Under `game.id`; beside those of `GameSentences` always `option.<id>.name`, `.<value>`, `preset.<id>.name`, `.about`. */
  readonly sentences: Readonly<Record<Language, GameSentences>>; // { en: { name: 'Forage', … }, ko: { … } }
  tell(event: K['event']): Text | null; // one line about an event that was `seen`, or nothing: 'Ann rolls a 4.'
  opening?(seats: number, options: Options, luck: Chance): readonly Text[]; // the luck of `setup`: 'Ann rolls 5 and begins.'
  tellRepeated?(events: readonly K['event'][]): Text | null; // one line for all of a repeated move: 'Mina rolls until it starts: 4, no.'
  goal?(seats: number, options: Options): Text; // how to win, with these options, in a line: 'First to 5 runs wins.'
  weight?(event: K['event']): number; // above 0: the heaviest is in bold; below: another line, or the result, implies it
  status(view: K['view']): Text; // what has to be decided now, as everybody may know it: 'to roll'
  describe(view: K['view']): readonly Text[]; // the whole position, most important first: alt text, `/board text`
  reveal?(view: K['view']): readonly Text[]; // what was hidden, for the last board: 'Coins of suns on a1 (3).'
  seatName?(seat: Seat, seats: number, options: Options): Text | null; // its suit, colour or side: 'suns'
  readonly pages: readonly RulesPage[]; // the rules
}

import type { Chance } from './chance.ts';
import type { GameAi } from './game-ai.ts';
import type { DealWon, Ppn, Repeatable, RulesPage, SetUps, Standing, TutorialStep } from './game-parts.ts';
import type { GameSentences } from './game-text.ts';
import type { GameOption, Options, Preset } from './options.ts';
import type { Plans } from './plan.ts';
import type { Path, Question } from './question.ts';
import type { Refusal } from './refusal.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Language, Text } from './text.ts';

export type { Standing } from './game-parts.ts';
export type { Seat, Viewer } from './seat.ts';

/** Board game. Pure: arguments are never changed, randomness is an argument, and everything is plain JSON. */
export interface Game<K extends Kinds = Kinds> {
  readonly id: string; // 'forage'
  readonly rules: number; // 1; raised by `npm run new-rules` when an old log would replay differently: running matches keep theirs
  readonly seats: readonly number[]; // [3, 4]: possible numbers of players, ascending
  readonly options: readonly GameOption[]; // [{ id: 'board', values: ['torus', 'ring'], default: 'torus' }]
  readonly presets?: readonly Preset[]; // [{ id: 'short', options: { goal: 3 } }]: options that go well together
  /** `free`: any player may act and none has to; no AI takes a seat, and the others go on when a player resigns. */
  readonly table: 'match' | 'free';
  readonly resign?: 'ends' | 'ai'; // when a player resigns from a match of more than two: the match ends, or an AI takes the seat
  readonly text: GameText<K>;
  readonly notation: Notation<K>;
  readonly setUps?: SetUps<K['view'], K['move']>; // saves a table under a name and lays it out again
  readonly ppn?: Ppn<K>; // exports the match in a notation that piecepack programs read
  readonly ai?: GameAi<K>; // plays AI seats; without it they choose at random
  readonly tutorial?: readonly TutorialStep[]; // 4 to 6 positions for `/learn`, the first about the goal of the game

  admits(seats: number, options: Options): Refusal | null; // reason why these do not go together, or null
  bound(seats: number, options: Options): number; // maximum number of moves in a match: 400; Infinity where an option allows it
  memory?(options: Options): boolean; // true if players have to remember: then only the newest board keeps its picture
  setup(seats: number, options: Options, chance: Chance): K['state'];
  turn(state: K['state']): Turn;
  isPhotoFinish?(view: K['view'], standings: readonly Standing[]): boolean; // true if the winner was one space or point ahead
  order?(view: K['view']): readonly Seat[]; // seats in turn order, first the one to move: [2, 0, 1]; empty when unknown
  view(state: K['state'], viewer: Viewer): K['view']; // everything that this viewer may know
  laidOpen?(state: K['state'], viewer: Viewer): K['view']; // the view after the match is over or cancelled; by default `view`
  /** Returns the next question to a seat that may act. The path holds answers that were offered: ['run', 'e4']. */
  next(view: K['view'], seat: Seat, path: Path): Question<K['move']>;
  repeatable?(view: K['view'], seat: Seat): Repeatable<K['move']> | null; // a move the seat can now choose to repeat every turn, or null
  readonly plans?: Plans<K>; // what a waiting seat can decide ahead, and when its plan is played
  /** Returns the state after the move, or why it is illegal. A move ends as soon as anything is rolled or revealed. */
  apply(state: K['state'], seat: Seat, move: K['move'], chance: Chance, emit: Emit<K>): K['state'] | Refusal;
  seen(event: K['event'], viewer: Viewer, when: When): K['event'] | null; // the event as this viewer sees it, or null if hidden
  dealWon?(event: K['event']): DealWon | null; // winner of a deal that ended with this event, for personal bests
  guess(view: K['view'], viewer: Viewer, chance: Chance): K['state']; // a random full state that looks the same to this viewer
  secrets(state: K['state'], viewer: Viewer): readonly string[]; // JSON pointers to what is hidden: ['/hands/1', '/pile']
  /** Returns the number of pieces of each kind, constant throughout a match: { coins: 24, pawns: 4 }. */
  pieces(state: K['state']): Readonly<Record<string, number>>;
}

/** Types of a game: plain, readonly JSON. */
export interface Kinds {
  state: unknown; // { hands: [[3, 8], [5]], mover: 0 }
  view: unknown; // { hands: [[3, 8], [null]], mover: 0 }
  move: unknown; // { kind: 'play', card: 8 }
  event: unknown; // { kind: 'played', seat: 0, card: 8 }
}

type Emit<K extends Kinds> = (event: K['event']) => void;

/** Seats that may act now, usually one, or the final result. `phase` is the game's own word, for texts and tests. */
export type Turn =
  | { readonly kind: 'act'; readonly seats: readonly Seat[]; readonly phase: string } // seats: [2], phase: 'roll'
  | { readonly kind: 'over'; readonly standings: readonly Standing[] };

/** Time at which an event is seen: at once, or after the next turn begins, when what was shown briefly must be forgotten. */
export type When = 'now' | 'later';

/** Positions and moves as text, in the notation that players of the game use. */
interface Notation<K extends Kinds> {
  print(state: K['state']): string; // 'x../.o./..x'
  parse(position: string, options: Options): K['state'] | Refusal; // the inverse: the whole state, including seats
  printMove(move: K['move']): string; // 'b2'
  parseMove(typed: string, view: K['view'], seat: Seat): K['move'] | Refusal; // 'B2', 'run 5-8': `apply` decides if it is legal
  toEarlierMove?(move: K['move']): K['move']; // the move that earlier versions parsed from its text, which records keep
  isFreeText?(typed: string): boolean; // 'note hello': the player's own words, kept as typed; all other input is normalised
}

/** Seats that a dramatic event pleases, and those that it hurts. A great one is worth a moving picture. */
export interface Moment {
  readonly glad: readonly Seat[];
  readonly sorry: readonly Seat[];
  readonly great?: true;
}

/** Texts of a game. The key of every text is in `sentences`, in every language. */
interface GameText<K extends Kinds> {
  /**
   * Sentences under `game.id`: those of `GameSentences`, and always `option.<id>.name`, `.<value>`, `preset.<id>.name`,
   * `.about`.
   */
  readonly sentences: Readonly<Record<Language, GameSentences>>; // { en: { name: 'Forage', … }, ko: { … } }
  tell(event: K['event']): Text | null; // one line about an event that was `seen`, or null: 'Ann rolls a 4.'
  opening?(seats: number, options: Options, luck: Chance): readonly Text[]; // outcomes of `setup`: 'Ann rolls 5 and begins.'
  tellRepeated?(events: readonly K['event'][]): Text | null; // one line for a repeated move: 'Mina rolls until it starts: 4, no.'
  goal?(seats: number, options: Options): Text; // goal with these options, in one line: 'First to 5 runs wins.'
  readonly emoji?: string; // stands for the game in plain text, outside Discord: '🌸'
  icons?(event: K['event']): readonly string[]; // icons of `render/emoji` before the line, at most 4: ['die_4']
  seatIcon?(seat: Seat, seats: number): string | null; // icon of the seat's piece: 'pawn_suns'
  moment?(event: K['event']): Moment | null; // whom a dramatic event pleases and hurts, or null: { glad: [0], sorry: [1] }
  weight?(event: K['event']): number; // above 0: the heaviest event is bold; below 0: omitted, as another line or the result implies it
  status(view: K['view']): Text; // the decision due now, as everybody may know it: 'roll the die'
  describe(view: K['view']): readonly Text[]; // the whole position, most important first: alt text, `/table board text`
  reveal?(view: K['view']): readonly Text[]; // hidden things, for the last board: 'Coins of suns on a1 (3).'
  seatName?(seat: Seat, seats: number, options: Options): Text | null; // suit, colour or side of the seat: 'suns'
  readonly pages: readonly RulesPage[]; // the rules
}

import type { Kinds, Seat } from '../../engine/game.ts';

/**
 * One of the 48 cards: month 1 to 12 and value. `1A` bright, `2B+` bird, `5B` animal, `1C+` red ribbon with writing, `6C` blue ribbon,
 * `4C-` plain red ribbon, `12C--` rain ribbon, `1D1` `1D2` junk, `11D+` `12D+` double junk.
 */
export type Card = string;

export type Throw = 'rock' | 'paper' | 'scissors';

export interface GoStopOptions {
  /** Choice of the first dealer, who also begins (R-GS-5). */
  readonly dealer: 'rps' | 'random' | 'host';
  /** Number of deals in a match; the winner of one deals the next, and points add up (R-GS-5). */
  readonly deals: number;
  /** Points for four of a month in a dealt hand (R-GS-8). */
  readonly four: 'threshold' | 'literal' | 'ten';
  /** Points of three brights that include December's: 3 or 2 (R-GS-2). */
  readonly rain: 'three' | 'two';
  /** True if the September cup may count as double junk (R-GS-3). */
  readonly cup: boolean;
  /** True if the trios of birds and ribbons also count among their kind (R-GS-33, R-GS-34). */
  readonly additive: boolean;
  /** True if a stop or another go needs more points than the last go (R-GS-29). */
  readonly improve: boolean;
  /** Junk stolen for four of a month through play and draw (R-GS-15), and for a lone card met by the draw (R-GS-16). */
  readonly ttadak: boolean;
  readonly jjok: boolean;
  /** True if a drawn fourth card pays the bonus of a played one (R-GS-17). */
  readonly drawnFourth: boolean;
  /** Rule for stealing double junk: once plain junk is used up, never, or by the victim's choice (R-GS-21). */
  readonly steal: 'plain' | 'immune' | 'victim';
  /** True if an empty row on the last turn also brings junk (R-GS-23). */
  readonly lastSweep: boolean;
  /** Time at which three of a month may be shaken (R-GS-24). */
  readonly shake: 'always' | 'unmatched' | 'first';
  /** True if a bomb also takes a reserve card (R-GS-25). */
  readonly bombDoubles: boolean;
  /** Number of reserve cards: six in all, or as many as are earned (R-GS-31). */
  readonly reserve: 'six' | 'unlimited';
  /** Number of animals that earn a reserve card (R-GS-32). */
  readonly animals: 7 | 8;
  /** Winner after a stop: the stopper, or the seat with most points (R-GS-37). */
  readonly wins: 'stopper' | 'most';
  /** True if losers are doubled for little junk, no brights, or a go of their own (R-GS-37). */
  readonly penalties: boolean;
  /** Result of a deal without a winner: drawn, the next one doubled, or the highest points win (R-GS-39). */
  readonly exhausted: 'draw' | 'double' | 'most';
}

/** Cards of one month that lie together in the row; the token's owner made a column of three (R-GS-14, R-GS-18). */
export interface Column {
  readonly cards: readonly Card[];
  readonly token: Seat | null;
}

/** Reason for a reserve card: a shake or bomb of a month, the animals, a third or later go. */
export type ReserveCause =
  | { readonly kind: 'shake' | 'bomb'; readonly month: number }
  | { readonly kind: 'animals' }
  | { readonly kind: 'go'; readonly count: number };

/** One line of the bill: `points` are summed, then multiplied by every `times`. */
export type BillLine =
  | {
      readonly kind: 'brights' | 'animals' | 'birds' | 'ribbons' | 'junk';
      readonly count: number;
      readonly points: number;
    }
  | { readonly kind: 'trio'; readonly of: 'C+' | 'C' | 'C-'; readonly points: number }
  | { readonly kind: 'additional'; readonly count: number; readonly points: number }
  | { readonly kind: 'reserve'; readonly cause: ReserveCause; readonly times: number }
  | { readonly kind: 'carried'; readonly times: number }
  | {
      readonly kind: 'penalty';
      readonly of: 'junk' | 'brights' | 'go';
      readonly seat: Seat;
      readonly times: number;
    }
  | { readonly kind: 'four'; readonly month: number; readonly points: number };

/** Result of a deal. `bill` is the winner's, empty without a winner. */
export interface DealResult {
  readonly kind: 'stop' | 'four' | 'exhausted' | 'forced';
  readonly winner: Seat | null;
  readonly bill: readonly BillLine[];
  /** Points that the deal brought, by seat. */
  readonly gains: readonly number[];
}

/** Mover's progress in this turn; parts that have not happened are null or empty. */
export interface TurnProgress {
  readonly played: Card | null;
  readonly bomb: readonly Card[];
  readonly drawn: Card | null;
  /** Loose cards that the drawn card could go onto; the mover chooses (R-GS-12). */
  readonly choosing: readonly Card[];
}

/** Position; `Hidden` is Card in the state, Card or null in a view. */
export interface GoStopTable<Hidden, Thrown> {
  readonly options: GoStopOptions;
  /** Current phase. `deal`: the deal is over, its cards still lie there, and the mover deals the next. */
  readonly phase: 'throw' | 'play' | 'target' | 'give' | 'decide' | 'deal' | 'over';
  /** Throws for the deal, by seat; null before a seat has thrown. In a view others' throws are `hidden`. */
  readonly throws: readonly (Thrown | null)[];
  /** Seats still throwing for the deal; empty once it is decided. */
  readonly throwers: readonly Seat[];
  /** Last undecided round of throws, by seat; empty before it and once the deal is decided. */
  readonly compared: readonly (Throw | null)[];
  readonly dealer: Seat;
  readonly mover: Seat;
  /** Hand cards, by seat, sorted. In a view nulls stand for others' cards; shaken ones are shown and sorted first. */
  readonly hands: readonly (readonly Hidden[])[];
  readonly row: readonly Column[];
  /** Captured cards, by seat, sorted. */
  readonly storage: readonly (readonly Card[])[];
  /** Months shown in a shake, by seat. */
  readonly shaken: readonly (readonly number[])[];
  /** Turns that need no hand card, by seat (R-GS-27). */
  readonly passes: readonly number[];
  /** Number of goes, by seat; additional points and reserve cards likewise. */
  readonly goes: readonly number[];
  readonly additional: readonly number[];
  readonly reserves: readonly (readonly ReserveCause[])[];
  /** Points of cards at the last go, by seat (R-GS-29). */
  readonly wentAt: readonly number[];
  readonly underway: TurnProgress;
  /** Junk still to be given: the seats and amounts. Used only with `steal: 'victim'`. */
  readonly owed: readonly { readonly seat: Seat; readonly count: number }[];
  /** Number of the deal, from 1. */
  readonly deal: number;
  /** Number of times this deal was dealt again because four of a month lay in the row (R-GS-9). */
  readonly resets: number;
  /** Factor of this deal: 1, or doubled from earlier deals without a winner (R-GS-39). */
  readonly carried: number;
  /** Points of the finished deals, by seat. */
  readonly totals: readonly number[];
  /** Result of the last finished deal. */
  readonly last: DealResult | null;
}

export type GoStopState = GoStopTable<Card, Throw> & {
  /** Cards left to draw, sorted: no order exists before the draw. */
  readonly deck: readonly Card[];
};
export type GoStopView = GoStopTable<Card | null, Throw | 'hidden'> & {
  readonly viewer: Seat | null;
  /** Number of cards left. */
  readonly deck: number;
  /** Announced points, by seat: cards and additional points (R-GS-28). */
  readonly points: readonly number[];
  /** Points of the captured cards, by seat, set by set. */
  readonly lines: readonly (readonly BillLine[])[];
};

export type GoStopMove =
  | { readonly kind: 'throw'; readonly throw: Throw }
  | { readonly kind: 'shake'; readonly month: number }
  /** `onto` is the picked one of two loose cards (R-GS-12). */
  | { readonly kind: 'play'; readonly card: Card; readonly onto: Card | null }
  | { readonly kind: 'bomb'; readonly month: number }
  /** Plays a turn without a hand card after a bomb (R-GS-27). */
  | { readonly kind: 'draw' }
  | { readonly kind: 'target'; readonly onto: Card }
  | { readonly kind: 'give'; readonly card: Card }
  /** Starts the next deal of a match with several (R-GS-5). */
  | { readonly kind: 'deal' }
  | { readonly kind: 'go' }
  | { readonly kind: 'stop' };

/** Reason for stealing junk (R-GS-20). */
export type Bonus = 'bomb' | 'threeForOne' | 'otherColumn' | 'ownColumn' | 'sweep' | 'ttadak' | 'jjok';

export type GoStopEvent =
  | { readonly kind: 'thrown'; readonly seat: Seat; readonly throw: Throw | null }
  | { readonly kind: 'compared'; readonly throws: readonly (Throw | null)[]; readonly dealer: Seat | null }
  | {
      readonly kind: 'dealt';
      readonly dealer: Seat;
      readonly deal: number;
      readonly row: readonly Card[];
      readonly resets: number;
    }
  | { readonly kind: 'four'; readonly seat: Seat; readonly month: number }
  | {
      readonly kind: 'shook';
      readonly seat: Seat;
      readonly month: number;
      readonly cards: readonly Card[];
    }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card; readonly onto: readonly Card[] }
  | { readonly kind: 'bombed'; readonly seat: Seat; readonly month: number; readonly cards: readonly Card[] }
  | { readonly kind: 'skipped'; readonly seat: Seat }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Card; readonly onto: readonly Card[] }
  /** The drawn card goes onto one of two, picked in a separate move (R-GS-12). */
  | { readonly kind: 'picked'; readonly seat: Seat; readonly card: Card; readonly onto: Card }
  /** A column of three stays (R-GS-14). */
  | { readonly kind: 'stuck'; readonly seat: Seat; readonly month: number }
  | { readonly kind: 'took'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'bonus'; readonly seat: Seat; readonly of: Bonus; readonly count: number }
  | { readonly kind: 'stole'; readonly seat: Seat; readonly from: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'reserve'; readonly seat: Seat; readonly cause: ReserveCause }
  | { readonly kind: 'points'; readonly seat: Seat; readonly points: number; readonly before: number }
  | { readonly kind: 'went'; readonly seat: Seat; readonly count: number; readonly points: number }
  | { readonly kind: 'stopped'; readonly seat: Seat; readonly points: number; readonly forced: boolean }
  | { readonly kind: 'billed'; readonly deal: DealResult }
  | { readonly kind: 'over'; readonly winners: readonly Seat[]; readonly totals: readonly number[] };

export interface GoStop extends Kinds {
  state: GoStopState;
  view: GoStopView;
  move: GoStopMove;
  event: GoStopEvent;
}

/** Sort of a card: a bright, a bird, another animal, a ribbon of four sorts, junk or double junk. */
export type Sort = 'bright' | 'bird' | 'animal' | 'red' | 'blue' | 'plain' | 'rain' | 'double' | 'junk';

/** Chart of the cards: by month, in each the most valuable first. */
export interface ChartView {
  readonly cards: readonly { readonly card: Card; readonly month: number; readonly sort: Sort }[];
}

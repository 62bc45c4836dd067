import type { Kinds, Seat } from '../../engine/game.ts';

/**
 * One of the 48 cards: month 1 to 12 and value. `1A` bright, `2B+` bird, `5B` animal, `1C+` red ribbon with writing, `6C`
 * blue ribbon, `4C-` plain red ribbon, `12C--` the ribbon of the rain, `1D1` `1D2` junk, `11D+` `12D+` double junk.
 */
export type Card = string;

export type Throw = 'rock' | 'paper' | 'scissors';

export interface GoStopOptions {
  /** Who deals, and so begins (R-GS-5). */
  readonly dealer: 'rps' | 'random' | 'host';
  /** Deals to a match; the winner of one deals the next, and the points are added up (R-GS-5). */
  readonly deals: number;
  /** What four of a month in a dealt hand are worth (R-GS-8). */
  readonly four: 'threshold' | 'literal' | 'ten';
  /** Three brights with December's are worth 3 or 2 (R-GS-2). */
  readonly rain: 'three' | 'two';
  /** The September cup may count as double junk (R-GS-3). */
  readonly cup: boolean;
  /** The trios of birds and ribbons also count among their kind (R-GS-33, R-GS-34). */
  readonly additive: boolean;
  /** A go needs more points than the last one (R-GS-29). */
  readonly improve: boolean;
  /** Junk stolen for the four of a month through play and draw (R-GS-15), and for a lone card met by the draw (R-GS-16). */
  readonly ttadak: boolean;
  readonly jjok: boolean;
  /** The drawn fourth card pays the bonus of a played one (R-GS-17). */
  readonly drawnFourth: boolean;
  /** Double junk is never stolen while it is all there is (R-GS-21), or the victim chooses. */
  readonly steal: 'plain' | 'immune' | 'victim';
  /** Junk for an empty row on the last turn too (R-GS-23). */
  readonly lastSweep: boolean;
  /** When three of a month may be shaken (R-GS-24). */
  readonly shake: 'always' | 'unmatched' | 'first';
  /** A bomb takes a reserve card too (R-GS-25). */
  readonly bombDoubles: boolean;
  /** Six reserve cards in all, or as many as are earned (R-GS-31). */
  readonly reserve: 'six' | 'unlimited';
  /** Animals that earn a reserve card (R-GS-32). */
  readonly animals: 7 | 8;
  /** Who wins when somebody stops (R-GS-37). */
  readonly wins: 'stopper' | 'most';
  /** Doublings for losers short of junk, brights, or after a go of their own (R-GS-37). */
  readonly penalties: boolean;
  /** A deal without a winner: drawn, the next one doubled, or the highest points win (R-GS-39). */
  readonly exhausted: 'draw' | 'double' | 'most';
}

/** Cards of one month that lie together in the row; the token's owner made a column of three (R-GS-14, R-GS-18). */
export interface Column {
  readonly cards: readonly Card[];
  readonly token: Seat | null;
}

/** Why a reserve card was taken: a shake of a month, seven animals, a third or later go, a bomb. */
export type ReserveCause =
  | { readonly kind: 'shake' | 'bomb'; readonly month: number }
  | { readonly kind: 'animals' }
  | { readonly kind: 'go'; readonly count: number };

/** One line of the bill; `points` of the sets add up, `times` of the rest multiply. */
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

/** How a deal ended. `bill` is the winner's, empty when nobody won. */
export interface DealResult {
  readonly kind: 'stop' | 'four' | 'exhausted' | 'forced';
  readonly winner: Seat | null;
  readonly bill: readonly BillLine[];
  /** By seat: what the deal brought. */
  readonly gains: readonly number[];
}

/** What the mover of a turn has done up to now; null parts have not happened. */
export interface TurnProgress {
  readonly played: Card | null;
  readonly bomb: readonly Card[];
  readonly drawn: Card | null;
  /** Months whose two loose cards the drawn card could go to: the mover chooses (R-GS-12). */
  readonly choosing: readonly Card[];
}

/** A position; `Hidden` is Card in the state, Card or null in a view. */
export interface GoStopTable<Hidden, Thrown> {
  readonly options: GoStopOptions;
  /** `deal`: the deal is over, its cards still lie there, and the mover deals the next. */
  readonly phase: 'throw' | 'play' | 'target' | 'give' | 'decide' | 'deal' | 'over';
  /** By seat, in the throw for the deal; null for who has not thrown. In a view others' throws are `hidden`. */
  readonly throws: readonly (Thrown | null)[];
  /** Who still throws for the deal; nobody once it is decided. */
  readonly throwers: readonly Seat[];
  /** By seat, the last round of throws that decided nothing yet; empty before it and once it is decided. */
  readonly compared: readonly (Throw | null)[];
  readonly dealer: Seat;
  readonly mover: Seat;
  /** By seat, sorted; in a view nulls stand for others' cards (shaken ones are shown, and sorted first). */
  readonly hands: readonly (readonly Hidden[])[];
  readonly row: readonly Column[];
  /** By seat, what was taken, sorted. */
  readonly storage: readonly (readonly Card[])[];
  /** By seat: months shown in a shake. */
  readonly shaken: readonly (readonly number[])[];
  /** By seat: turns that need no hand card (R-GS-27). */
  readonly passes: readonly number[];
  /** By seat. */
  readonly goes: readonly number[];
  readonly additional: readonly number[];
  readonly reserves: readonly (readonly ReserveCause[])[];
  /** By seat: the points at the last go (R-GS-29). */
  readonly wentAt: readonly number[];
  readonly underway: TurnProgress;
  /** Junk that is still to be given: by whom, how many; only with `steal: 'victim'`. */
  readonly owed: readonly { readonly seat: Seat; readonly count: number }[];
  /** From 1. */
  readonly deal: number;
  /** How often this deal was dealt again, four of a month lying in the row (R-GS-9). */
  readonly resets: number;
  /** A factor: 1, or doubled from earlier deals without a winner (R-GS-39). */
  readonly carried: number;
  /** By seat, of the deals that are over. */
  readonly totals: readonly number[];
  /** How the last deal that is over ended. */
  readonly last: DealResult | null;
}

export type GoStopState = GoStopTable<Card, Throw> & {
  /** What is left to be drawn, sorted: no order exists before the draw. */
  readonly deck: readonly Card[];
};
export type GoStopView = GoStopTable<Card | null, Throw | 'hidden'> & {
  readonly viewer: Seat | null;
  /** How many cards are left. */
  readonly deck: number;
  /** By seat: the points announced, cards and additional (R-GS-28). */
  readonly points: readonly number[];
  /** By seat: what the captured cards bring now, set by set. */
  readonly lines: readonly (readonly BillLine[])[];
};

export type GoStopMove =
  | { readonly kind: 'throw'; readonly throw: Throw }
  | { readonly kind: 'shake'; readonly month: number }
  /** `onto`: which of two loose cards (R-GS-12). */
  | { readonly kind: 'play'; readonly card: Card; readonly onto: Card | null }
  | { readonly kind: 'bomb'; readonly month: number }
  /** A turn without a hand card after a bomb (R-GS-27). */
  | { readonly kind: 'draw' }
  | { readonly kind: 'target'; readonly onto: Card }
  | { readonly kind: 'give'; readonly card: Card }
  /** The next deal of a match with several (R-GS-5). */
  | { readonly kind: 'deal' }
  | { readonly kind: 'go' }
  | { readonly kind: 'stop' };

/** Why junk was stolen (R-GS-20). */
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
  /** The drawn card goes to one of two, which the mover picked in a move of its own (R-GS-12). */
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

/** What a card is: a bright, one of the three birds, another animal, a ribbon of four sorts, junk or double junk. */
export type Sort = 'bright' | 'bird' | 'animal' | 'red' | 'blue' | 'plain' | 'rain' | 'double' | 'junk';

/** What the chart of the cards shows: by month, in each the most valuable first. */
export interface ChartView {
  readonly cards: readonly { readonly card: Card; readonly month: number; readonly sort: Sort }[];
}

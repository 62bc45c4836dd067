import type { Kinds, Seat } from '../../../src/engine/game.ts';

/** A table with cards numbered from 1 and hands in ascending order. `Card` is null in a view where the viewer may not know it. */
export interface Table<Card, Rest> {
  /** Number of cards in all. */
  readonly cards: number;
  /** True if two cards may be played at once. */
  readonly pairs: boolean;
  readonly hands: readonly (readonly Card[])[];
  /** Cards that each seat has played, face up. */
  readonly piles: readonly (readonly number[])[];
  /** Cards left: the list in a state, the number in a view. */
  readonly rest: Rest;
  readonly mover: Seat;
  readonly phase: 'draw' | 'play' | 'over';
}

export type HighcardState = Table<number, readonly number[]>;
export type HighcardView = Table<number | null, number>;

export type HighcardMove =
  | { readonly kind: 'draw' }
  | { readonly kind: 'play'; readonly cards: readonly number[] };

export type HighcardEvent =
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: number | null }
  | { readonly kind: 'played'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly kind: 'over'; readonly scores: readonly number[] };

export interface Highcard extends Kinds {
  state: HighcardState;
  view: HighcardView;
  move: HighcardMove;
  event: HighcardEvent;
}

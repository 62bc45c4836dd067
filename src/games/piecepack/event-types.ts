import type { Seat } from '../../engine/game.ts';
import type {
  LaidSetUp,
  Layout,
  PieceIdentity,
  PieceKind,
  Place,
  Rank,
  Spot,
  Suit,
  UndoableKind,
} from './types.ts';

/** Event at the table. */
export type PiecepackEvent =
  | MovedEvent
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly from: Place; readonly to: Place }
  /** `pieces` as they show afterwards. */
  | {
      readonly kind: 'flipped';
      readonly seat: Seat;
      readonly at: Spot;
      readonly pieces: readonly PieceIdentity[];
    }
  | {
      readonly kind: 'turned';
      readonly seat: Seat;
      readonly at: Spot;
      readonly by: 90 | 180 | 270;
      readonly pieces: readonly PieceIdentity[];
    }
  | AllLaidEvent
  | { readonly kind: 'filled'; readonly seat: Seat; readonly of: PieceKind | null; readonly count: number }
  | { readonly kind: 'set'; readonly seat: Seat; readonly die: RolledDie }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly dice: readonly RolledDie[] }
  | LookedEvent
  | { readonly kind: 'shuffled'; readonly seat: Seat; readonly at: Spot; readonly count: number }
  | { readonly kind: 'laidOut'; readonly seat: Seat; readonly layout: Layout }
  | { readonly kind: 'setUp'; readonly seat: Seat; readonly laid: LaidSetUp }
  | { readonly kind: 'cleared' | 'opened'; readonly seat: Seat }
  /** `what` is the kind of the undone action. */
  | { readonly kind: 'undone'; readonly seat: Seat; readonly what: UndoableKind }
  | { readonly kind: 'noted'; readonly seat: Seat; readonly text: string }
  /** `wants` is false when the seat no longer wants to pack up; `count` of `needed` seats want to. */
  | {
      readonly kind: 'packing';
      readonly seat: Seat;
      readonly wants: boolean;
      readonly count: number;
      readonly needed: number;
    }
  | { readonly kind: 'over' };

/** Way in which pieces went from one place to another. */
export type TransferKind =
  | 'lay'
  | 'move'
  | 'under'
  | 'capture'
  | 'captured'
  | 'hide'
  | 'bag'
  | 'box'
  | 'draw'
  | 'show';

/** Pieces went from one place to another; the scene traces `from` and `to` where they are on the board. */
export interface MovedEvent {
  readonly kind: 'moved';
  readonly seat: Seat;
  readonly how: TransferKind;
  readonly from: Place;
  readonly to: Place;
  /** Pieces as everybody sees them, from the bottom to the top. */
  readonly pieces: readonly PieceIdentity[];
  /** Pieces as the acting seat knows them, if it alone has learnt something; null for all others. */
  readonly own: readonly PieceIdentity[] | null;
}

/** Several pieces came out of the box, as everybody sees them. */
export interface AllLaidEvent {
  readonly kind: 'allLaid';
  readonly seat: Seat;
  readonly laid: readonly { readonly piece: PieceIdentity; readonly to: Place }[];
}

/** A player looked at hidden sides; `own` is what the player saw, null for all others. */
export interface LookedEvent {
  readonly kind: 'looked';
  readonly seat: Seat;
  readonly at: Spot;
  readonly pieces: readonly PieceIdentity[];
  readonly own: readonly PieceIdentity[] | null;
}

export interface RolledDie {
  readonly suit: Suit;
  readonly rank: Rank;
  readonly at: Spot;
}

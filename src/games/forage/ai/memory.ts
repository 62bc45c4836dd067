import type { Seat } from '../../../engine/game.ts';
import type { Memory, Recall } from '../../../engine/game-ai.ts';
import type { Forage, ForageEvent, ForageView, PlacedEvent, Square, Suit, TookEvent } from '../types.ts';

/** Memory of a seat about the coins that are hidden from it (R-FO-5). */
export interface ForageNotes {
  readonly seats: number;
  /** Number of turns that the seat has watched. */
  readonly turn: number;
  readonly coins: readonly NotedCoin[];
}

/** Coin with its location: a space, or the stash of a seat. */
interface NotedCoin {
  readonly suit: Suit;
  readonly value: number;
  readonly where: Square | Seat;
  /** Turn in which its value was last seen, and whether the seat itself laid or took the coin. */
  readonly turn: number;
  readonly own: boolean;
}

/** Number of rounds before the current one that still count as recent. */
const NEW_ROUNDS = 2;

/**
 * Memory of Forage. Values are announced once; who takes which coin is public. A perfect memory leaves only the dice
 * unknown.
 */
export const memory: Memory<Forage, ForageNotes> = {
  begin: beginNotes,
  remember: rememberEvent,
  fade: fadeNotes,
};

function beginNotes(view: ForageView, seat: Seat): ForageNotes {
  const seen = (suit: Suit, value: number | null, where: Square | Seat): NotedCoin[] =>
    value === null ? [] : [{ suit, value, where, turn: 0, own: where === seat }];
  const laid = view.coins.flatMap(({ suit, value, at, up }) => (up ? [] : seen(suit, value, at)));
  const kept = view.stashes.flatMap((stash, whose) =>
    stash.flatMap(({ suit, value }) => seen(suit, value, whose)),
  );
  return { seats: view.pawns.length, turn: 0, coins: [...laid, ...kept] };
}

function rememberEvent(notes: ForageNotes, event: ForageEvent, seat: Seat): ForageNotes {
  switch (event.kind) {
    case 'placed':
      return event.up ? forgetCoin(notes, event) : noteCoin(notes, event, event.at, seat);
    case 'took':
      return event.value === null ? moveNotedCoins(notes, event) : noteCoin(notes, event, event.seat, seat);
    case 'moved':
    case 'stayed':
      return { ...notes, turn: notes.turn + 1 };
    default:
      return notes;
  }
}

function fadeNotes(notes: ForageNotes, recall: Recall): ForageNotes {
  if (recall === 'all') return notes;
  const since = notes.turn - NEW_ROUNDS * notes.seats;
  const isLeft = ({ turn, own }: NotedCoin) => (recall === 'new' ? turn >= since : own);
  return { ...notes, coins: notes.coins.filter(isLeft) };
}

function noteCoin(
  notes: ForageNotes,
  event: PlacedEvent | TookEvent,
  where: Square | Seat,
  seat: Seat,
): ForageNotes {
  const { suit, value } = event;
  if (value === null) return notes;
  const coin = { suit, value, where, turn: notes.turn, own: event.seat === seat };
  return { ...notes, coins: [...forgetCoin(notes, event).coins, coin] };
}

/** Moves the remembered coins of a square to the stash of the seat that took them. */
function moveNotedCoins(notes: ForageNotes, { suit, at, seat }: TookEvent): ForageNotes {
  const coins = notes.coins.map((coin) =>
    coin.suit === suit && coin.where === at ? { ...coin, where: seat } : coin,
  );
  return { ...notes, coins };
}

function forgetCoin(notes: ForageNotes, { suit, value }: PlacedEvent | TookEvent): ForageNotes {
  return { ...notes, coins: notes.coins.filter((coin) => coin.suit !== suit || coin.value !== value) };
}

import type { Chance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import { inOrder, looseColumn } from './board.ts';
import { arranged, CARDS, monthsWith, sorted } from './cards.ts';
import { cardPoints } from './counting/points.ts';
import { DEALS_OUT } from './options.ts';
import { following } from './turn.ts';
import type { Card, GoStopState, Underway } from './types.ts';

/** A turn that has not begun. */
export const NOTHING: Underway = { played: null, bomb: [], drawn: null, choosing: [] };

/** What everybody has before the cards are dealt; nothing is dealt yet. */
export function swept(state: GoStopState): GoStopState {
  const none = state.totals.map(() => 0);
  const empty = state.totals.map(() => []);
  return {
    ...state,
    phase: 'play',
    mover: state.dealer,
    hands: empty,
    row: [],
    storage: empty,
    shaken: empty,
    passes: none,
    goes: none,
    additional: none,
    reserves: empty,
    wentAt: none,
    underway: NOTHING,
    owed: [],
    resets: 0,
    deck: CARDS,
  };
}

/**
 * The cards dealt, hands from the dealer on, then the row (R-GS-5 to R-GS-7). Four of a month in the row are dealt
 * again, unless somebody holds four (R-GS-8, R-GS-9): then that seat is to show them.
 */
export function dealtOut(state: GoStopState, chance: Chance): GoStopState {
  let table = once(swept(state), chance);
  let holder = holderOfFour(table);
  for (let resets = 1; holder === null && fourInRow(table); resets++) {
    table = { ...once(swept(state), chance), resets };
    holder = holderOfFour(table);
  }
  return holder === null ? table : showing(table, holder);
}

function once(state: GoStopState, chance: Chance): GoStopState {
  const seats = state.totals.length;
  const sizes = DEALS_OUT[seats === 2 ? 2 : 3];
  const deck = [...CARDS];
  const hands: Card[][] = state.totals.map(() => []);
  for (let at = 0, seat = state.dealer; at < seats; at++, seat = following(seat, seats)) {
    hands[seat] = sorted(drawnFrom(deck, sizes.hand, chance));
  }
  const row = inOrder(drawnFrom(deck, sizes.row, chance).map(looseColumn));
  return { ...state, hands, row, deck };
}

/** Takes so many cards out of the deck. */
function drawnFrom(deck: Card[], count: number, chance: Chance): Card[] {
  const cards: Card[] = [];
  while (cards.length < count) cards.push(...deck.splice(chance.draw(deck.length), 1));
  return cards;
}

function fourInRow({ row }: GoStopState): boolean {
  return (
    monthsWith(
      row.flatMap(({ cards }) => cards),
      4,
    ).length > 0
  );
}

/** The hand of the higher own score where there are two, then the earlier in the order of the table (R-GS-8). */
function holderOfFour(state: GoStopState): Seat | null {
  const { hands, options, dealer } = state;
  let holder: Seat | null = null;
  let best = -1;
  for (let at = 0, seat = dealer; at < hands.length; at++, seat = following(seat, hands.length)) {
    const hand = hands[seat] as readonly Card[];
    if (monthsWith(hand, 4).length === 0) continue;
    const score = cardPoints(hand, options);
    if (score > best) [holder, best] = [seat, score];
  }
  return holder;
}

/** The four lie open, before anything is drawn: all that is left is to win with them. */
function showing(state: GoStopState, holder: Seat): GoStopState {
  const hand = state.hands[holder] as readonly Card[];
  const month = monthsWith(hand, 4)[0] as number;
  return {
    ...state,
    phase: 'decide',
    mover: holder,
    hands: state.hands.with(holder, arranged(hand, [month])),
    shaken: state.shaken.with(holder, [month]),
  };
}

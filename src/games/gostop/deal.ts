import type { Chance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import { createLooseColumn, sortRow } from './board.ts';
import { arrangeHand, CARDS, findMonthsByCount, sortCards } from './cards.ts';
import { computeCardPoints } from './counting/points.ts';
import { DEAL_SIZES } from './options.ts';
import { getNextSeat } from './turn.ts';
import type { Card, GoStopState, TurnProgress } from './types.ts';

/** Progress of a turn that has not begun. */
export const EMPTY_TURN: TurnProgress = { played: null, bomb: [], drawn: null, choosing: [] };

/** Returns the table as before a deal, with no cards dealt. */
export function clearTable(state: GoStopState): GoStopState {
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
    underway: EMPTY_TURN,
    owed: [],
    resets: 0,
    deck: CARDS,
  };
}

/**
 * Deals the cards: hands from the dealer on, then the row (R-GS-5 to R-GS-7). Four of a month in the row mean a new deal, unless a hand
 * holds four (R-GS-8, R-GS-9): then that seat has to show them.
 */
export function dealCards(state: GoStopState, chance: Chance): GoStopState {
  let table = dealOnce(clearTable(state), chance);
  let holder = findFourHolder(table);
  for (let resets = 1; holder === null && hasFourInRow(table); resets++) {
    table = { ...dealOnce(clearTable(state), chance), resets };
    holder = findFourHolder(table);
  }
  return holder === null ? table : showFour(table, holder);
}

function dealOnce(state: GoStopState, chance: Chance): GoStopState {
  const seats = state.totals.length;
  const sizes = DEAL_SIZES[seats === 2 ? 2 : 3];
  const deck = [...CARDS];
  const hands: Card[][] = state.totals.map(() => []);
  for (let at = 0, seat = state.dealer; at < seats; at++, seat = getNextSeat(seat, seats)) {
    hands[seat] = sortCards(drawCards(deck, sizes.hand, chance));
  }
  const row = sortRow(drawCards(deck, sizes.row, chance).map(createLooseColumn));
  return { ...state, hands, row, deck };
}

/** Takes `count` random cards out of the deck. */
function drawCards(deck: Card[], count: number, chance: Chance): Card[] {
  const cards: Card[] = [];
  while (cards.length < count) cards.push(...deck.splice(chance.draw(deck.length), 1));
  return cards;
}

function hasFourInRow({ row }: GoStopState): boolean {
  return (
    findMonthsByCount(
      row.flatMap(({ cards }) => cards),
      4,
    ).length > 0
  );
}

/** Returns the seat that holds four of a month, or null. Of two, the higher-scoring hand wins, then the earlier in turn (R-GS-8). */
function findFourHolder(state: GoStopState): Seat | null {
  const { hands, options, dealer } = state;
  let holder: Seat | null = null;
  let best = -1;
  for (let at = 0, seat = dealer; at < hands.length; at++, seat = getNextSeat(seat, hands.length)) {
    const hand = hands[seat] as readonly Card[];
    if (findMonthsByCount(hand, 4).length === 0) continue;
    const score = computeCardPoints(hand, options);
    if (score > best) [holder, best] = [seat, score];
  }
  return holder;
}

/** Shows the four before anything is drawn; the seat can only win with them. */
function showFour(state: GoStopState, holder: Seat): GoStopState {
  const hand = state.hands[holder] as readonly Card[];
  const month = findMonthsByCount(hand, 4)[0] as number;
  return {
    ...state,
    phase: 'decide',
    mover: holder,
    hands: state.hands.with(holder, arrangeHand(hand, [month])),
    shaken: state.shaken.with(holder, [month]),
  };
}

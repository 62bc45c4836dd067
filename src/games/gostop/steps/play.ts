import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { findPicks, layCards } from '../board.ts';
import { arrangeHand, getMonth, getMonthCards } from '../cards.ts';
import { addCause } from '../counting/reserve.ts';
import type { Card, GoStopEvent, GoStopState } from '../types.ts';
import { resolveTurn } from './resolve.ts';

type Emit = (event: GoStopEvent) => void;

/** Shows three of a month for a reserve card (R-GS-24). */
export function shake(state: GoStopState, seat: Seat, month: number, emit: Emit): GoStopState {
  const hand = state.hands[seat] as readonly Card[];
  const cards = getMonthCards(hand, month);
  emit({ kind: 'shook', seat, month, cards });
  const months = [...(state.shaken[seat] as readonly number[]), month].sort((one, other) => one - other);
  const shown = { ...state, shaken: state.shaken.with(seat, months) };
  return addCause({ ...shown, hands: state.hands.with(seat, arrangeHand(hand, months)) }, seat, {
    kind: 'shake',
    month,
  });
}

/** Plays a hand card, then the top card of the deck (R-GS-11, R-GS-19). */
export function playCard(
  state: GoStopState,
  seat: Seat,
  card: Card,
  onto: Card | null,
  chance: Chance,
  emit: Emit,
): GoStopState {
  const after = layCards(state.row, [card], onto);
  emit({ kind: 'played', seat, card, onto: after.onto });
  const hand = (state.hands[seat] as readonly Card[]).filter((other) => other !== card);
  const hands = state.hands.with(seat, hand);
  const underway = { ...state.underway, played: card };
  return drawCard({ ...state, row: after.row, hands, underway }, seat, chance, emit);
}

/** Plays three of a month onto the fourth, for two turns without a hand card (R-GS-26, R-GS-27). */
export function bombMonth(
  state: GoStopState,
  seat: Seat,
  month: number,
  chance: Chance,
  emit: Emit,
): GoStopState {
  const hand = state.hands[seat] as readonly Card[];
  const bomb = getMonthCards(hand, month);
  emit({ kind: 'bombed', seat, month, cards: bomb });
  const left = hand.filter((card) => getMonth(card) !== month);
  const bombs = {
    ...state,
    row: layCards(state.row, bomb, null).row,
    hands: state.hands.with(seat, left),
    passes: state.passes.with(seat, (state.passes[seat] as number) + 2),
    underway: { ...state.underway, bomb },
  };
  return drawCard(bombs, seat, chance, emit);
}

/** Plays a turn with the deck alone (R-GS-27). */
export function skipHand(state: GoStopState, seat: Seat, chance: Chance, emit: Emit): GoStopState {
  emit({ kind: 'skipped', seat });
  const passes = state.passes.with(seat, (state.passes[seat] as number) - 1);
  return drawCard({ ...state, passes }, seat, chance, emit);
}

/** Draws a card of the deck and lays it. Of two that differ the mover picks in a separate move (R-GS-12). */
function drawCard(state: GoStopState, seat: Seat, chance: Chance, emit: Emit): GoStopState {
  const place = chance.draw(state.deck.length);
  const card = state.deck[place] as Card;
  const choosing = findPicks(state.row, card);
  const deck = state.deck.filter((_, at) => at !== place);
  const after = { ...state, deck, underway: { ...state.underway, drawn: card, choosing } };
  if (choosing.length > 0) {
    emit({ kind: 'drew', seat, card, onto: [] });
    return { ...after, phase: 'target' };
  }
  const { row, onto } = layCards(state.row, [card], null);
  emit({ kind: 'drew', seat, card, onto });
  return resolveTurn({ ...after, row }, emit);
}

/** Lays the drawn card onto the picked one. */
export function pickTarget(state: GoStopState, seat: Seat, onto: Card, emit: Emit): GoStopState {
  const card = state.underway.drawn as Card;
  emit({ kind: 'picked', seat, card, onto });
  const { row } = layCards(state.row, [card], onto);
  const underway = { ...state.underway, choosing: [] };
  return resolveTurn({ ...state, row, phase: 'play', underway }, emit);
}

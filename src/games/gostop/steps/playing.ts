import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { laid, picks } from '../board.ts';
import { arranged, monthOf, ofMonth } from '../cards.ts';
import { withCause } from '../counting/reserve.ts';
import type { Card, GoStopEvent, GoStopState } from '../types.ts';
import { resolved } from './resolving.ts';

type Emit = (event: GoStopEvent) => void;

/** Three of a month are shown, for a reserve card (R-GS-24). */
export function shaken(state: GoStopState, seat: Seat, month: number, emit: Emit): GoStopState {
  const hand = state.hands[seat] as readonly Card[];
  const cards = ofMonth(hand, month);
  emit({ kind: 'shook', seat, month, cards });
  const months = [...(state.shaken[seat] as readonly number[]), month].sort((one, other) => one - other);
  const shown = { ...state, shaken: state.shaken.with(seat, months) };
  return withCause({ ...shown, hands: state.hands.with(seat, arranged(hand, months)) }, seat, {
    kind: 'shake',
    month,
  });
}

/** A hand card to the row, then the top card of the deck (R-GS-11, R-GS-19). */
export function played(
  state: GoStopState,
  seat: Seat,
  card: Card,
  onto: Card | null,
  chance: Chance,
  emit: Emit,
): GoStopState {
  const after = laid(state.row, [card], onto);
  emit({ kind: 'played', seat, card, onto: after.onto });
  const hand = (state.hands[seat] as readonly Card[]).filter((other) => other !== card);
  const hands = state.hands.with(seat, hand);
  const underway = { ...state.underway, played: card };
  return drawn({ ...state, row: after.row, hands, underway }, seat, chance, emit);
}

/** Three of a month onto the fourth, and two turns without a hand card (R-GS-26, R-GS-27). */
export function bombed(
  state: GoStopState,
  seat: Seat,
  month: number,
  chance: Chance,
  emit: Emit,
): GoStopState {
  const hand = state.hands[seat] as readonly Card[];
  const bomb = ofMonth(hand, month);
  emit({ kind: 'bombed', seat, month, cards: bomb });
  const left = hand.filter((card) => monthOf(card) !== month);
  const bombs = {
    ...state,
    row: laid(state.row, bomb, null).row,
    hands: state.hands.with(seat, left),
    passes: state.passes.with(seat, (state.passes[seat] as number) + 2),
    underway: { ...state.underway, bomb },
  };
  return drawn(bombs, seat, chance, emit);
}

/** A turn with the deck alone (R-GS-27). */
export function skipped(state: GoStopState, seat: Seat, chance: Chance, emit: Emit): GoStopState {
  emit({ kind: 'skipped', seat });
  const passes = state.passes.with(seat, (state.passes[seat] as number) - 1);
  return drawn({ ...state, passes }, seat, chance, emit);
}

/** The card from the deck is laid like a played one; of two that differ the mover picks in a move of its own (R-GS-12). */
function drawn(state: GoStopState, seat: Seat, chance: Chance, emit: Emit): GoStopState {
  const place = chance.draw(state.deck.length);
  const card = state.deck[place] as Card;
  const choosing = picks(state.row, card);
  const deck = state.deck.filter((_, at) => at !== place);
  const after = { ...state, deck, underway: { ...state.underway, drawn: card, choosing } };
  if (choosing.length > 0) {
    emit({ kind: 'drew', seat, card, onto: [] });
    return { ...after, phase: 'target' };
  }
  const { row, onto } = laid(state.row, [card], null);
  emit({ kind: 'drew', seat, card, onto });
  return resolved({ ...after, row }, emit);
}

/** The drawn card goes to the one that was picked. */
export function targeted(state: GoStopState, seat: Seat, onto: Card, emit: Emit): GoStopState {
  const card = state.underway.drawn as Card;
  emit({ kind: 'picked', seat, card, onto });
  const { row } = laid(state.row, [card], onto);
  const underway = { ...state.underway, choosing: [] };
  return resolved({ ...state, row, phase: 'play', underway }, emit);
}

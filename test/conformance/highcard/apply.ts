import type { Chance } from '../../../src/engine/chance.ts';
import { Refusal } from '../../../src/engine/refusal.ts';
import { text } from '../../../src/engine/text.ts';
import { countPlayableCards, sortAscending, sumCards } from './cards.ts';
import type { HighcardEvent, HighcardMove, HighcardState } from './types.ts';

/** Draws a card, or plays cards of the hand. */
export function apply(
  state: HighcardState,
  seat: number,
  move: HighcardMove,
  chance: Chance,
  emit: (event: HighcardEvent) => void,
): HighcardState | Refusal {
  if (move.kind !== state.phase) return new Refusal(text('highcard:refuse.phase'));
  return move.kind === 'draw'
    ? drawCard(state, seat, chance, emit)
    : playCards(state, seat, move.cards, emit);
}

function drawCard(
  state: HighcardState,
  seat: number,
  chance: Chance,
  emit: (event: HighcardEvent) => void,
): HighcardState {
  const card = state.rest[chance.draw(state.rest.length)] as number;
  emit({ kind: 'drew', seat, card });
  const hands = state.hands.map((hand, at) => (at === seat ? sortAscending([...hand, card]) : hand));
  return { ...state, hands, rest: state.rest.filter((other) => other !== card), phase: 'play' };
}

function playCards(
  state: HighcardState,
  seat: number,
  cards: readonly number[],
  emit: (event: HighcardEvent) => void,
): HighcardState | Refusal {
  const hand = state.hands[seat] as readonly number[];
  const fits =
    cards.length > 0 &&
    cards.length <= countPlayableCards(state) &&
    cards.every((card, at) => hand.includes(card) && !cards.slice(at + 1).some((later) => later <= card));
  if (!fits) return new Refusal(text('highcard:refuse.cards', { cards: cards.map(String) }));
  emit({ kind: 'played', seat, cards });
  const hands = state.hands.map((other, at) =>
    at === seat ? hand.filter((card) => !cards.includes(card)) : other,
  );
  const piles = state.piles.map((pile, at) => (at === seat ? [...pile, ...cards] : pile));
  return advanceTurn({ ...state, hands, piles, mover: (seat + 1) % hands.length }, emit);
}

function advanceTurn(state: HighcardState, emit: (event: HighcardEvent) => void): HighcardState {
  if (state.rest.length > 0) return { ...state, phase: 'draw' };
  if ((state.hands[state.mover] as readonly number[]).length > 0) return { ...state, phase: 'play' };
  emit({ kind: 'over', scores: state.piles.map(sumCards) });
  return { ...state, phase: 'over' };
}

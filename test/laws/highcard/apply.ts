import type { Chance } from '../../../src/engine/chance.ts';
import type { Turn } from '../../../src/engine/game.ts';
import type { Options } from '../../../src/engine/options.ts';
import type { Path, Question } from '../../../src/engine/question.ts';
import { Refusal } from '../../../src/engine/refusal.ts';
import { text } from '../../../src/engine/text.ts';
import type { HighcardEvent, HighcardMove, HighcardState, HighcardView } from './types.ts';

const HAND = 2;

export function setup(seats: number, options: Options, chance: Chance): HighcardState {
  const cards = options.cards as number;
  const rest = Array.from({ length: cards }, (_, at) => at + 1);
  const drawn = () => rest.splice(chance.draw(rest.length), 1)[0] as number;
  const hands = Array.from({ length: seats }, () => ascending(Array.from({ length: HAND }, drawn)));
  const piles = hands.map(() => []);
  return { cards, pairs: options.pairs === true, hands, piles, rest, mover: 0, phase: 'draw' };
}

export function turn({ phase, mover, piles }: HighcardState): Turn {
  if (phase !== 'over') return { kind: 'act', seats: [mover], phase };
  const scores = piles.map(sum);
  const place = (score: number) => 1 + scores.filter((other) => other > score).length;
  return { kind: 'over', standings: scores.map((score, seat) => ({ seat, place: place(score), score })) };
}

export function next(view: HighcardView, seat: number, path: Path): Question<HighcardMove> {
  const step = path[0];
  if (step === 'draw') return { kind: 'ready', move: { kind: 'draw' } };
  if (step !== undefined)
    return { kind: 'ready', move: { kind: 'play', cards: step.split('+').map(Number) } };
  if (view.phase === 'draw') {
    return {
      kind: 'pick',
      ask: text('highcard:askDraw'),
      choices: [{ id: 'draw', label: text('highcard:draw') }],
    };
  }
  const choices = (view.hands[seat] as readonly number[]).map((card) => ({
    id: String(card),
    label: text('highcard:card', { card }),
    at: String(card),
    mark: String(card),
  }));
  return { kind: 'many', ask: text('highcard:askPlay'), choices, min: 1, max: most(view) };
}

export function apply(
  state: HighcardState,
  seat: number,
  move: HighcardMove,
  chance: Chance,
  emit: (event: HighcardEvent) => void,
): HighcardState | Refusal {
  if (move.kind !== state.phase) return new Refusal(text('highcard:refuse.phase'));
  return move.kind === 'draw' ? drawn(state, seat, chance, emit) : played(state, seat, move.cards, emit);
}

function drawn(
  state: HighcardState,
  seat: number,
  chance: Chance,
  emit: (event: HighcardEvent) => void,
): HighcardState {
  const card = state.rest[chance.draw(state.rest.length)] as number;
  emit({ kind: 'drew', seat, card });
  const hands = state.hands.map((hand, at) => (at === seat ? ascending([...hand, card]) : hand));
  return { ...state, hands, rest: state.rest.filter((other) => other !== card), phase: 'play' };
}

function played(
  state: HighcardState,
  seat: number,
  cards: readonly number[],
  emit: (event: HighcardEvent) => void,
): HighcardState | Refusal {
  const hand = state.hands[seat] as readonly number[];
  const fits =
    cards.length > 0 &&
    cards.length <= most(state) &&
    cards.every((card, at) => hand.includes(card) && !cards.slice(at + 1).some((later) => later <= card));
  if (!fits) return new Refusal(text('highcard:refuse.cards', { cards: cards.map(String) }));
  emit({ kind: 'played', seat, cards });
  const hands = state.hands.map((other, at) =>
    at === seat ? hand.filter((card) => !cards.includes(card)) : other,
  );
  const piles = state.piles.map((pile, at) => (at === seat ? [...pile, ...cards] : pile));
  return onward({ ...state, hands, piles, mover: (seat + 1) % hands.length }, emit);
}

function onward(state: HighcardState, emit: (event: HighcardEvent) => void): HighcardState {
  if (state.rest.length > 0) return { ...state, phase: 'draw' };
  if ((state.hands[state.mover] as readonly number[]).length > 0) return { ...state, phase: 'play' };
  emit({ kind: 'over', scores: state.piles.map(sum) });
  return { ...state, phase: 'over' };
}

function most(view: HighcardView | HighcardState): number {
  const held = (view.hands[view.mover] as readonly unknown[]).length;
  return view.pairs ? Math.min(2, held) : 1;
}

export function ascending(cards: readonly number[]): number[] {
  return [...cards].sort((one, other) => one - other);
}

function sum(cards: readonly number[]): number {
  return cards.reduce((all, card) => all + card, 0);
}

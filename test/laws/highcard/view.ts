import { type Chance, shuffled } from '../../../src/engine/chance.ts';
import type { Viewer } from '../../../src/engine/game.ts';
import { ascending } from './apply.ts';
import type { HighcardEvent, HighcardState, HighcardView } from './types.ts';

export function view(state: HighcardState, viewer: Viewer): HighcardView {
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => null)));
  return { ...state, hands, rest: state.rest.length };
}

export function seen(event: HighcardEvent, viewer: Viewer): HighcardEvent {
  return event.kind === 'drew' && event.seat !== viewer ? { ...event, card: null } : event;
}

export function guess(view: HighcardView, viewer: Viewer, chance: Chance): HighcardState {
  const known = new Set([
    ...view.piles.flat(),
    ...(viewer === null ? [] : (view.hands[viewer] as readonly number[])),
  ]);
  const all = Array.from({ length: view.cards }, (_, at) => at + 1);
  const unknown = shuffled(
    chance,
    all.filter((card) => !known.has(card)),
  );
  const hands = view.hands.map((hand, seat) =>
    seat === viewer ? (hand as readonly number[]) : ascending(unknown.splice(0, hand.length)),
  );
  return { ...view, hands, rest: ascending(unknown) };
}

export function secrets(state: HighcardState, viewer: Viewer): readonly string[] {
  return [...state.hands.flatMap((_, seat) => (seat === viewer ? [] : [`/hands/${seat}`])), '/rest'];
}

export function pieces(state: HighcardState): Record<string, number> {
  return { cards: state.hands.flat().length + state.piles.flat().length + state.rest.length };
}

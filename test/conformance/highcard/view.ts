import { type Chance, shuffleList } from '../../../src/engine/chance.ts';
import type { Viewer } from '../../../src/engine/game.ts';
import { sortAscending } from './cards.ts';
import type { HighcardEvent, HighcardState, HighcardView } from './types.ts';

/** Shows a hand only to its holder, and the rest to nobody. */
export function view(state: HighcardState, viewer: Viewer): HighcardView {
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => null)));
  return { ...state, hands, rest: state.rest.length };
}

/** Hides a drawn card from everybody but its drawer. */
export function seen(event: HighcardEvent, viewer: Viewer): HighcardEvent {
  return event.kind === 'drew' && event.seat !== viewer ? { ...event, card: null } : event;
}

/** Lists the other seats' hands and the rest. */
export function secrets(state: HighcardState, viewer: Viewer): readonly string[] {
  return [...state.hands.flatMap((_, seat) => (seat === viewer ? [] : [`/hands/${seat}`])), '/rest'];
}

/** Guesses a state by dealing the hidden cards anew. */
export function guess(view: HighcardView, viewer: Viewer, chance: Chance): HighcardState {
  const known = new Set([
    ...view.piles.flat(),
    ...(viewer === null ? [] : (view.hands[viewer] as readonly number[])),
  ]);
  const all = Array.from({ length: view.cards }, (_, at) => at + 1);
  const unknown = shuffleList(
    chance,
    all.filter((card) => !known.has(card)),
  );
  const hands = view.hands.map((hand, seat) =>
    seat === viewer ? (hand as readonly number[]) : sortAscending(unknown.splice(0, hand.length)),
  );
  return { ...view, hands, rest: sortAscending(unknown) };
}

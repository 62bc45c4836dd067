import type { Viewer } from '../../../src/engine/game.ts';
import type { HighcardState, HighcardView } from './types.ts';

/** Shows a hand only to its holder, and the rest to nobody. */
export function view(state: HighcardState, viewer: Viewer): HighcardView {
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => null)));
  return { ...state, hands, rest: state.rest.length };
}

import type { GoStopState } from './types.ts';

/** Counts every card by name; all 48 stay in the game. */
export function pieces(state: GoStopState): Readonly<Record<string, number>> {
  const lying = state.row.flatMap(({ cards }) => cards);
  const turned = state.phase === 'target' && state.underway.drawn !== null ? [state.underway.drawn] : [];
  const count: Record<string, number> = {};
  for (const card of [...state.hands.flat(), ...lying, ...state.storage.flat(), ...state.deck, ...turned])
    count[card] = (count[card] ?? 0) + 1;
  return count;
}

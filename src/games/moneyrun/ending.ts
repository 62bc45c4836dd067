import { distancesOf, winnersOf } from './standings.ts';
import type { End, MoneyRunEvent, MoneyRunState } from './types.ts';

/** The match is over. */
export function over(state: MoneyRunState, end: End, emit: (event: MoneyRunEvent) => void): MoneyRunState {
  const done = { ...state, end };
  emit({ kind: 'over', end, winners: winnersOf(done), distances: distancesOf(done) });
  return done;
}

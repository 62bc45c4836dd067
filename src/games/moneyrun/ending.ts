import { distancesOf, lowerOf, winnersOf } from './standings.ts';
import type { End, MoneyRunEvent, MoneyRunState } from './types.ts';

/** The match is over. */
export function over(state: MoneyRunState, end: End, emit: (event: MoneyRunEvent) => void): MoneyRunState {
  const done = { ...state, end };
  const lower = end.kind === 'line' ? [] : lowerOf(done);
  const told = { kind: 'over', end, winners: winnersOf(done), distances: distancesOf(done) } as const;
  emit(lower.length === 0 ? told : { ...told, lower });
  return done;
}

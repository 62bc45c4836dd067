import { getDistances, getLowerSeats, getWinners } from './standings.ts';
import type { End, MoneyRunEvent, MoneyRunState } from './types.ts';

/** Ends the match. */
export function endMatch(
  state: MoneyRunState,
  end: End,
  emit: (event: MoneyRunEvent) => void,
): MoneyRunState {
  const done = { ...state, end };
  const lower = end.kind === 'line' ? [] : getLowerSeats(done);
  const told = { kind: 'over', end, winners: getWinners(done), distances: getDistances(done) } as const;
  emit(lower.length === 0 ? told : { ...told, lower });
  return done;
}

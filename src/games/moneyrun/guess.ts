import type { MoneyRunState, MoneyRunView } from './types.ts';

/** The view is the whole state. */
export function guess({ viewer: _, ...state }: MoneyRunView): MoneyRunState {
  return state;
}

import type { RunaroundState, RunaroundView } from './types.ts';

/** Nothing is hidden: everybody sees the whole position. */
export function view(state: RunaroundState): RunaroundView {
  return state;
}

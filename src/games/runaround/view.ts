import type { RunaroundState, RunaroundView } from './types.ts';

/** Returns the whole position, as nothing is hidden. */
export function view(state: RunaroundState): RunaroundView {
  return state;
}

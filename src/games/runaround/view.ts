import type { RunaroundEvent, RunaroundState, RunaroundView } from './types.ts';

/** Returns the whole position, as nothing is hidden. */
export function view(state: RunaroundState): RunaroundView {
  return state;
}

/** Returns the event unchanged: every viewer sees all of it, now and later. */
export function seen(event: RunaroundEvent): RunaroundEvent {
  return event;
}

/** Returns no pointers: no part of the position is secret. */
export function secrets(): readonly string[] {
  return [];
}

/** Returns the view itself: nothing is hidden, so there is nothing to guess. */
export function guess(view: RunaroundView): RunaroundState {
  return view;
}

import type { Seat } from '../../engine/game.ts';
import { of } from './both.ts';
import type { RunaroundEvent, RunaroundState, RunaroundView } from './types.ts';

/** Nothing is hidden: everybody sees the whole position. */
export function view(state: RunaroundState): RunaroundView {
  return state;
}

/** Everybody learns everything, and may remember it. */
export function seen(event: RunaroundEvent): RunaroundEvent {
  return event;
}

/** The position itself is the only one that looks like it. */
export function guess(view: RunaroundView): RunaroundState {
  return view;
}

/** No place of the position is a secret. */
export function secrets(): readonly string[] {
  return [];
}

/** The racing pawns of each colour, at home and on the track. */
export function pieces(state: RunaroundState): Readonly<Record<string, number>> {
  const count = (seat: Seat): number => of(state.homes, seat) + of(state.pawns, seat).length;
  return { yellow: count(0), blue: count(1) };
}

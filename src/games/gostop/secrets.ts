import type { Seat, Viewer } from '../../engine/game.ts';
import type { GoStopState } from './types.ts';
import { shownOf } from './view.ts';

/** JSON pointers to the deck, to others' cards that were not shown, and to others' throws. */
export function secrets(state: GoStopState, viewer: Viewer): readonly string[] {
  const others = [...state.totals.keys()].filter((seat) => seat !== viewer);
  return ['/deck', ...others.flatMap((seat) => [...hiddenCards(state, seat), ...hiddenThrow(state, seat)])];
}

function hiddenCards(state: GoStopState, seat: Seat): string[] {
  return shownOf(state, seat).flatMap((card, at) => (card === null ? [`/hands/${seat}/${at}`] : []));
}

function hiddenThrow(state: GoStopState, seat: Seat): string[] {
  return (state.throws[seat] ?? null) === null ? [] : [`/throws/${seat}`];
}

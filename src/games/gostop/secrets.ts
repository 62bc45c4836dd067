import type { Seat, Viewer } from '../../engine/game.ts';
import type { GoStopState } from './types.ts';
import { maskHand } from './view.ts';

/** Returns JSON pointers to the deck, to others' unshown cards, and to others' throws. */
export function secrets(state: GoStopState, viewer: Viewer): readonly string[] {
  const others = [...state.totals.keys()].filter((seat) => seat !== viewer);
  return [
    '/deck',
    ...others.flatMap((seat) => [...findHiddenCards(state, seat), ...findHiddenThrow(state, seat)]),
  ];
}

function findHiddenCards(state: GoStopState, seat: Seat): string[] {
  return maskHand(state, seat).flatMap((card, at) => (card === null ? [`/hands/${seat}/${at}`] : []));
}

function findHiddenThrow(state: GoStopState, seat: Seat): string[] {
  return (state.throws[seat] ?? null) === null ? [] : [`/throws/${seat}`];
}

import type { Plans } from '../../engine/plan.ts';
import { text } from '../../engine/text.ts';
import { findMeeting } from './board.ts';
import { getKnownHand } from './legal.ts';
import { getActingSeats } from './turn.ts';
import type { GoStop, GoStopView } from './types.ts';

/** A card to play, as long as a match for it lies in the row. */
export const plans: Plans<GoStop> = {
  only: text('gostop:plan.only'),
  foresee: (view, seat) => {
    if (!isDealt(view) || getActingSeats(view).includes(seat) || view.mover === seat) return [];
    if (getKnownHand(view, seat).length === 0) return [];
    const turn = { ...view, phase: 'play' as const, mover: seat, underway: NOTHING_PLAYED, owed: [] };
    return [{ id: getDealId(view), when: text('gostop:plan.turn'), view: turn }];
  },
  locate: (view, seat) => {
    if (view.mover !== seat && isDealt(view)) return { kind: 'aside' };
    return view.phase === 'play' ? { kind: 'at', situation: getDealId(view) } : { kind: 'other' };
  },
  outcome: (view, _seat, move) => {
    if (move.kind !== 'play') return move.kind;
    return findMeeting(view.row, move.card).kind === 'none' ? 'no match' : 'match';
  },
};

const NOTHING_PLAYED = { played: null, bomb: [], drawn: null, choosing: [] };

/** Returns whether a deal is being played, so that hands stay until the next turn. */
function isDealt({ phase }: GoStopView): boolean {
  return phase === 'play' || phase === 'target' || phase === 'give' || phase === 'decide';
}

/** Returns the id of the turn in this deal, as a plan ends with its deal: `d1-0`. */
function getDealId({ deal, resets }: GoStopView): string {
  return `d${deal}-${resets}`;
}

import type { Turn } from '../../engine/game.ts';
import { mustWait } from './racing/bikes.ts';
import { finalRanks } from './racing/rank.ts';
import type { MotoXState } from './types.ts';

/** What the mover has to do. */
export type Phase = 'build' | 'grid' | 'roll' | 'ride' | 'down' | 'wait' | 'over';

/** What has to be done now: `down` is a wiped bike's turn (R-MX-38), `wait` one whose space is occupied (R-MX-40). */
export function phaseOf(state: MotoXState): Phase {
  if (state.phase !== 'race') return state.phase;
  if (state.dice !== null) return 'ride';
  if (!state.bikes[state.mover]?.wiped) return 'roll';
  return mustWait(state) ? 'wait' : 'down';
}

/** Whose turn it is, or who has won. */
export function turn(state: MotoXState): Turn {
  const phase = phaseOf(state);
  if (phase !== 'over') return { kind: 'act', seats: [state.mover], phase };
  const places = finalRanks(state.bikes, state.winner ?? state.mover);
  return { kind: 'over', standings: places.map((place, seat) => ({ seat, place })) };
}

import type { Seat, Turn } from '../../engine/game.ts';
import { rotateSeats } from '../../engine/seat.ts';
import { countTilesLeft } from './building/possible-builds.ts';
import { getFinalRanks, getProgress, isWaiting } from './racing/bikes.ts';
import type { MotoXState, MotoXView } from './types.ts';

/** Task of the mover. `down` is a wiped bike's turn (R-MX-38), `wait` one whose space is occupied (R-MX-40). */
export type Phase = 'build' | 'grid' | 'roll' | 'ride' | 'down' | 'wait' | 'over';

/** Returns the mover's current task. */
export function getPhase(state: MotoXState): Phase {
  if (state.phase !== 'race') return state.phase;
  if (state.dice !== null) return 'ride';
  if (!state.bikes[state.mover]?.wiped) return 'roll';
  return isWaiting(state) ? 'wait' : 'down';
}

/** Returns the seat to move, or the final standings. */
export function turn(state: MotoXState): Turn {
  const phase = getPhase(state);
  if (phase !== 'over') return { kind: 'act', seats: [state.mover], phase };
  const places = getFinalRanks(state.bikes, state.winner ?? state.mover);
  return { kind: 'over', standings: places.map((place, seat) => ({ seat, place })) };
}

/** Returns whether another rider stood one space before the finish line when the winner crossed it. */
export function isPhotoFinish({
  track,
  bikes,
  winner,
}: Pick<MotoXView, 'track' | 'bikes' | 'winner'>): boolean {
  const last = track.length * 2 - 1;
  return bikes.some(
    (bike, seat) => bike !== null && seat !== winner && !bike.wiped && getProgress(bike) === last,
  );
}

/**
 * Returns the seats in turn order; while the track is built, only players who hold something. Empty near the end of
 * building, when the first player goes on (R-MX-15), and where the track can end at any tile (R-MX-8).
 */
export function order(view: MotoXView): readonly Seat[] {
  const { phase, mover, bikes, hands, options } = view;
  if (phase === 'over') return [];
  const round = rotateSeats(mover, bikes.length);
  if (phase !== 'build') return round;
  if (options.traps === 'end' || countTilesLeft(view) < 2) return [];
  const canBuild = (seat: Seat) => (hands[seat]?.tiles ?? 0) + (hands[seat]?.coins ?? 0) > 0;
  return round.filter((seat) => seat === mover || canBuild(seat));
}

import type { Seat, Standing, Turn } from '../../engine/game.ts';
import { isWonByOne } from '../../engine/game-parts.ts';
import { rotateSeats } from '../../engine/seat.ts';
import { getStandings } from './score.ts';
import type { ForageState, ForageView } from './types.ts';

/**
 * Returns the turn: the mover lays a coin (`lay`), chooses the source of the number (`choose`), or moves the roll
 * (`go`).
 */
export function turn(state: ForageState): Turn {
  if (state.over) return { kind: 'over', standings: getStandings(state) };
  return { kind: 'act', seats: [state.mover], phase: getPhase(state) };
}

function getPhase({ phase, rolled }: ForageState): string {
  if (phase === 1) return 'lay';
  return rolled === null ? 'choose' : 'go';
}

/** Returns whether the winner was at most one point ahead. */
export function isPhotoFinish(_: ForageView, standings: readonly Standing[]): boolean {
  return isWonByOne(standings);
}

/**
 * Returns the seats in turn order. It is the same in both phases, as the last seat to lay is the one before the first
 * (R-FO-3).
 */
export function order({ mover, pawns, over }: ForageView): readonly Seat[] {
  return over ? [] : rotateSeats(mover, pawns.length);
}

import type { Seat, Turn } from '../../engine/game.ts';
import { rotateSeats } from '../../engine/seat.ts';
import { getStandings } from './score.ts';
import type { ForageState, ForageView } from './types.ts';

/** The mover lays a coin (`lay`), chooses where the number comes from (`choose`), or moves what was rolled (`go`). */
export function turn(state: ForageState): Turn {
  if (state.over) return { kind: 'over', standings: getStandings(state) };
  return { kind: 'act', seats: [state.mover], phase: getPhase(state) };
}

function getPhase({ phase, rolled }: ForageState): string {
  if (phase === 1) return 'lay';
  return rolled === null ? 'choose' : 'go';
}

/** Turns go round the table in both phases: the one who began lays the last coin before phase 2 (R-FO-3). */
export function order({ mover, pawns, over }: ForageView): readonly Seat[] {
  return over ? [] : rotateSeats(mover, pawns.length);
}

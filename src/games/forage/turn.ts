import type { Turn } from '../../engine/game.ts';
import { standings } from './score.ts';
import type { ForageState } from './types.ts';

/** The mover lays a coin (`lay`), chooses where the number comes from (`choose`), or moves what was rolled (`go`). */
export function turn(state: ForageState): Turn {
  if (state.over) return { kind: 'over', standings: standings(state) };
  return { kind: 'act', seats: [state.mover], phase: phaseOf(state) };
}

function phaseOf({ phase, rolled }: ForageState): string {
  if (phase === 1) return 'lay';
  return rolled === null ? 'choose' : 'go';
}

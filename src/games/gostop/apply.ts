import type { Chance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { announced } from './counting/points.ts';
import { objection } from './objections.ts';
import { go, stop } from './steps/deciding.ts';
import { redealt } from './steps/ending.ts';
import { bombed, played, shaken, skipped, targeted } from './steps/playing.ts';
import { scored, tellPoints } from './steps/resolving.ts';
import { shaped } from './steps/shape.ts';
import { given } from './steps/stealing.ts';
import { thrown } from './steps/throwing.ts';
import type { Card, GoStopEvent, GoStopMove, GoStopState } from './types.ts';

type Emit = (event: GoStopEvent) => void;

/** The state after a move, or why it is not legal. */
export function apply(
  state: GoStopState,
  seat: Seat,
  move: GoStopMove,
  chance: Chance,
  emit: Emit,
): GoStopState | Refusal {
  return objection(state, seat, move) ?? shaped(after(state, seat, move, chance, emit));
}

function after(state: GoStopState, seat: Seat, move: GoStopMove, chance: Chance, emit: Emit): GoStopState {
  switch (move.kind) {
    case 'throw':
      return thrown(state, seat, move.throw, chance, emit);
    case 'shake':
      return shaken(state, seat, move.month, emit);
    case 'play':
      return played(state, seat, move.card, move.onto, chance, emit);
    case 'bomb':
      return bombed(state, seat, move.month, chance, emit);
    case 'draw':
      return skipped(state, seat, chance, emit);
    case 'target':
      return targeted(state, seat, move.onto, emit);
    case 'give':
      return gave(state, seat, move.card, emit);
    case 'deal':
      return redealt(state, chance, emit);
    case 'go':
      return go(state, seat, emit);
    case 'stop':
      return stop(state, seat, emit);
  }
}

/** When all is paid the mover's turn goes on. */
function gave(state: GoStopState, victim: Seat, card: Card, emit: Emit): GoStopState {
  const before = announced(state, state.mover);
  const next = given(state, victim, card, emit);
  tellPoints(next, before, emit);
  return next.owed.length > 0 ? next : scored({ ...next, phase: 'play' }, emit);
}

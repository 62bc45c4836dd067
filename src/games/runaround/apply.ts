import type { Chance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { of, other } from './both.ts';
import { byProgress } from './pawns.ts';
import { roll } from './roll.ts';
import { run } from './run.ts';
import { phaseOf } from './turn.ts';
import type { RunaroundEvent, RunaroundMove, RunaroundState, Space } from './types.ts';

/** The position after the move, or why it is not legal. */
export function apply(
  state: RunaroundState,
  seat: Seat,
  move: RunaroundMove,
  chance: Chance,
  emit: (event: RunaroundEvent) => void,
): RunaroundState | Refusal {
  const outOfTurn = notNow(state, seat);
  if (outOfTurn !== null) return outOfTurn;
  if (move.kind === 'roll')
    return state.rolled === null ? roll(state, chance, emit) : hasRolled(state, state.rolled);
  if (state.rolled === null) return new Refusal(text('runaround:refuse.rollFirst'), 'R-RA-5');
  return cannotRun(state, move.from) ?? run(state, move.from, state.rolled, emit);
}

function notNow(state: RunaroundState, seat: Seat): Refusal | null {
  if (phaseOf(state) === 'over') return new Refusal(text('bot:refuse.over'), 'R-RA-22');
  if (seat === state.mover) return null;
  return new Refusal(text('bot:refuse.notYourTurn', { who: { seat: state.mover } }));
}

function hasRolled(state: RunaroundState, rolled: number): Refusal {
  return new Refusal(text('runaround:refuse.hasRolled', { rolled, spaces: runnable(state) }), 'R-RA-5');
}

function cannotRun(state: RunaroundState, from: Space): Refusal | null {
  if (!of(state.pawns, state.mover).includes(from)) return noPawn(state, from);
  if (state.again === null || state.again === from) return null;
  return new Refusal(text('runaround:refuse.otherPawn', { from, again: state.again }), 'R-RA-18');
}

function noPawn(state: RunaroundState, from: Space): Refusal {
  const theirs = of(state.pawns, other(state.mover)).includes(from);
  const key = theirs ? 'runaround:refuse.theirPawn' : 'runaround:refuse.noPawn';
  return new Refusal(text(key, { from, spaces: runnable(state) }), 'R-RA-7');
}

/** The spaces from which the mover may run, as they are told. */
function runnable(state: RunaroundState): readonly string[] {
  return state.again === null ? byProgress(state, state.mover).map(String) : [String(state.again)];
}

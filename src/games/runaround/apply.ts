import type { Chance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { getOpponent, getPawnSpaces, getSeatValue } from './landing.ts';
import { rollDie } from './roll.ts';
import { runPawn } from './run.ts';
import { getPhase } from './turn.ts';
import type { RunaroundEvent, RunaroundMove, RunaroundState, Space } from './types.ts';

/** Returns the state after the move, or a refusal if the move is illegal. */
export function apply(
  state: RunaroundState,
  seat: Seat,
  move: RunaroundMove,
  chance: Chance,
  emit: (event: RunaroundEvent) => void,
): RunaroundState | Refusal {
  const outOfTurn = checkTurn(state, seat);
  if (outOfTurn !== null) return outOfTurn;
  if (move.kind === 'roll')
    return state.rolled === null ? rollDie(state, chance, emit) : refuseHasRolled(state, state.rolled);
  if (state.rolled === null) return new Refusal(text('runaround:refuse.rollFirst'), 'R-RA-5');
  return checkRun(state, move.from) ?? runPawn(state, move.from, state.rolled, emit);
}

function checkTurn(state: RunaroundState, seat: Seat): Refusal | null {
  if (getPhase(state) === 'over') return new Refusal(text('bot:refuse.over'), 'R-RA-22');
  if (seat === state.mover) return null;
  return new Refusal(text('bot:refuse.notYourTurn', { who: { seat: state.mover } }));
}

function refuseHasRolled(state: RunaroundState, rolled: number): Refusal {
  return new Refusal(text('runaround:refuse.hasRolled', { rolled, spaces: listRunnable(state) }), 'R-RA-5');
}

function checkRun(state: RunaroundState, from: Space): Refusal | null {
  if (!getSeatValue(state.pawns, state.mover).includes(from)) return refuseNoPawn(state, from);
  if (state.again === null || state.again === from) return null;
  return new Refusal(text('runaround:refuse.otherPawn', { from, again: state.again }), 'R-RA-18');
}

function refuseNoPawn(state: RunaroundState, from: Space): Refusal {
  const theirs = getSeatValue(state.pawns, getOpponent(state.mover)).includes(from);
  const key = theirs ? 'runaround:refuse.theirPawn' : 'runaround:refuse.noPawn';
  return new Refusal(text(key, { from, spaces: listRunnable(state) }), 'R-RA-7');
}

/** Lists the spaces from which the mover may run, as strings for messages. */
function listRunnable(state: RunaroundState): readonly string[] {
  return state.again === null ? getPawnSpaces(state, state.mover).map(String) : [String(state.again)];
}

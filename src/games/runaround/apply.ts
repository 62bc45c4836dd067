import type { Chance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { addPawn, getOpponent, getPawnSpaces, getSeatValue, getStart, setSeatValue } from './board.ts';
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

type Emit = (event: RunaroundEvent) => void;

/** Rolls the die and enters a pawn if the roll allows it; then the mover chooses a pawn, or the turn passes (R-RA-5). */
export function rollDie(state: RunaroundState, chance: Chance, emit: Emit): RunaroundState {
  const rolled = chance.roll(6);
  emit({ kind: 'rolled', seat: state.mover, roll: rolled });
  // R-RA-18: no pawn enters in another turn with the same pawn, unless the option `enter` allows it.
  if (state.again !== null && !state.enter) return { ...state, rolled };
  const entered = rolled <= getSeatValue(state.homes, state.mover) ? enterPawn(state, emit) : state;
  if (getSeatValue(entered.pawns, state.mover).length === 0) return passIdle(entered, emit);
  return { ...entered, rolled };
}

/**
 * Enters exactly one pawn (R-RA-6), even onto own pawns (R-RA-8), but onto an opposing pawn only with the option
 * `share` (R-RA-9).
 */
function enterPawn(state: RunaroundState, emit: Emit): RunaroundState {
  const { mover, homes, pawns } = state;
  const space = getStart(state.size, mover);
  if (!state.share && getSeatValue(pawns, getOpponent(mover)).includes(space)) {
    emit({ kind: 'shutOut', seat: mover, space });
    return state;
  }
  emit({ kind: 'entered', seat: mover, space });
  const own = addPawn(getSeatValue(pawns, mover), space);
  return {
    ...state,
    homes: setSeatValue(homes, mover, getSeatValue(homes, mover) - 1),
    pawns: setSeatValue(pawns, mover, own),
  };
}

/** Passes the turn when no pawn can run (R-RA-10). */
function passIdle(state: RunaroundState, emit: Emit): RunaroundState {
  emit({ kind: 'idle', seat: state.mover });
  return { ...state, mover: getOpponent(state.mover) };
}

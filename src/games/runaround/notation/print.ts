import type { Seat } from '../../../engine/game.ts';
import { getOrderedPawns, getSeatValue } from '../board.ts';
import { getPhase } from '../turn.ts';
import type { RunaroundMove, RunaroundState } from '../types.ts';

/**
 * Prints a position as one line of parts in fixed order, in capitals or not:
 *
 *     24/5 Y 0.0.7 h1 r2 B 12.9 h2 r0 Y roll
 *
 * - `24/5`: the track has 24 spaces, numbered 0 to 23, and 5 runs win;
 * - `Y 0.0.7 h1 r2`: yellow's pawns on the track from its start onwards, `-` for none; then the number of pawns at
 *   home, of four in all; then the runs made;
 * - `B 12.9 h2 r0`: the same for blue, in descending order from its start;
 * - `Y` or `B`: the mover; then what the mover has to do: `roll` · `4` move the 4 that was rolled · `again 7 roll` roll
 *   once more for the pawn on 7 (R-RA-18) · `again 7 4` move that pawn 4 · `won` nothing, the mover has won.
 *
 * With the option `beyond`, `0*` is a pawn on its start that has come round and not left it yet (R-RA-19). The size and
 * the goal come from the line, not from the options; all other choices come from the options. In a won position pawns
 * may share any space, as the last landing is not resolved (R-RA-22). For the notation of moves see `parse-move.ts`.
 */
export function print(state: RunaroundState): string {
  const { size, goal, mover } = state;
  return `${size}/${goal} Y ${printSide(state, 0)} B ${printSide(state, 1)} ${mover === 0 ? 'Y' : 'B'} ${printTodo(state)}`;
}

function printSide(state: RunaroundState, seat: Seat): string {
  const due = state.due === undefined ? 0 : getSeatValue(state.due, seat);
  const spaces = getOrderedPawns(state, seat).map((space, at) => (at < due ? `${space}*` : `${space}`));
  return `${spaces.join('.') || '-'} h${getSeatValue(state.homes, seat)} r${getSeatValue(state.runs, seat)}`;
}

function printTodo(state: RunaroundState): string {
  if (getPhase(state) === 'over') return 'won';
  const what = state.rolled === null ? 'roll' : String(state.rolled);
  return state.again === null ? what : `again ${state.again} ${what}`;
}

/** Prints the move in the notation that `parseMove` reads. */
export function printMove(move: RunaroundMove): string {
  return move.kind === 'roll' ? 'roll' : String(move.from);
}

import { createRecordedChance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import type { Place, Plans, Situation } from '../../engine/plan.ts';
import { text } from '../../engine/text.ts';
import { rollDie } from './apply.ts';
import { getPawnSpaces } from './board.ts';
import { foresee as foreseeRun } from './landing.ts';
import { getPhase } from './turn.ts';
import type { Runaround, RunaroundMove, RunaroundView } from './types.ts';

const ROLLS = [1, 2, 3, 4, 5, 6] as const;

/** A pawn for each roll, as long as it ends the same way. */
export const plans: Plans<Runaround> = {
  only: text('runaround:plan.only'),
  foresee: (view, seat) => {
    if (view.mover === seat || getPhase(view) === 'over') return [];
    return ROLLS.map((roll) => foreseeRoll(view, seat, roll)).filter((one) => hasChoice(one.view));
  },
  locate: (view) => {
    if (view.again !== null) return { kind: 'other' };
    return view.rolled === null ? BEFORE_ROLL : { kind: 'at', situation: String(view.rolled) };
  },
  outcome: (view, _seat, move) =>
    move.kind === 'roll' ? move.kind : JSON.stringify(foreseeRun(view, move.from, view.rolled ?? 0)),
};

const BEFORE_ROLL: Place<RunaroundMove> = { kind: 'before', move: { kind: 'roll' }, to: ROLLS.map(String) };

/** Returns the position after a roll of the waiting seat, with the pawn that it brings out. */
function foreseeRoll(view: RunaroundView, seat: Seat, roll: number): Situation<RunaroundView> {
  const turn = { ...view, mover: seat, rolled: null, again: null };
  const rolled = rollDie(turn, createRecordedChance([roll]), () => {});
  return { id: String(roll), when: text('runaround:plan.roll', { roll }), view: rolled };
}

/** Returns whether a roll leaves a choice of pawns; otherwise the only one moves by itself. */
function hasChoice(view: RunaroundView): boolean {
  return view.rolled !== null && getPawnSpaces(view, view.mover).length > 1;
}

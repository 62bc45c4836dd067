import type { Seat } from '../../../engine/game.ts';
import { Refusal } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import { getOpponent, getSeatValue, getStart } from '../board.ts';
import { GOALS, SIZES } from '../options.ts';
import { PAWNS } from '../setup.ts';
import { getColourName } from '../text/names.ts';
import type { RunaroundState, Space } from '../types.ts';

/**
 * Returns a refusal if the position cannot occur in a game, otherwise null. `won`: the notation says that the mover has
 * won.
 */
export function checkPosition(state: RunaroundState, won: boolean): Refusal | null {
  return (
    checkTrack(state) ??
    checkSide(state, 0) ??
    checkSide(state, 1) ??
    checkRuns(state, won) ??
    (won ? null : (checkCrowding(state) ?? checkTurn(state)))
  );
}

function checkTrack({ size, goal }: RunaroundState): Refusal | null {
  if (!SIZES.includes(size)) return new Refusal(text('runaround:refuse.size', { size }), 'R-RA-1');
  return GOALS.includes(goal) ? null : new Refusal(text('runaround:refuse.goal', { goal }), 'R-RA-3');
}

function checkSide(state: RunaroundState, seat: Seat): Refusal | null {
  const colour = getColourName(seat);
  const off = getSeatValue(state.pawns, seat).find((space) => space >= state.size);
  if (off !== undefined)
    return new Refusal(text('runaround:refuse.offTrack', { space: off, last: state.size - 1 }), 'R-RA-1');
  const count = getSeatValue(state.pawns, seat).length + getSeatValue(state.homes, seat);
  return count === PAWNS ? null : new Refusal(text('runaround:refuse.pawns', { colour, count }), 'R-RA-2');
}

/** Checks that the winner, and only the winner, has made all the runs. */
function checkRuns({ runs, goal, mover }: RunaroundState, won: boolean): Refusal | null {
  const movers = getSeatValue(runs, mover);
  if (getSeatValue(runs, getOpponent(mover)) >= goal || movers > goal || (movers === goal) !== won) {
    return new Refusal(text('runaround:refuse.runs', { goal }), 'R-RA-22');
  }
  return null;
}

/** Checks that pawns share a space only on their own start or after another turn (R-RA-18). */
function checkCrowding(state: RunaroundState): Refusal | null {
  const shared = getSeatValue(state.pawns, 0).find(
    (space) => getSeatValue(state.pawns, 1).includes(space) && !canShare(state, space),
  );
  const space = shared ?? findDoubled(state, 0) ?? findDoubled(state, 1);
  return space === undefined ? null : new Refusal(text('runaround:refuse.crowded', { space }), 'R-RA-18');
}

/** Returns whether pawns of both sides can stand on the space: on a start, with the option `share` (R-RA-9). */
function canShare({ size, share }: RunaroundState, space: Space): boolean {
  return share === true && (space === getStart(size, 0) || space === getStart(size, 1));
}

function findDoubled(state: RunaroundState, seat: Seat): Space | undefined {
  const own = getSeatValue(state.pawns, seat);
  const room = (space: Space): number => {
    if (space === getStart(state.size, seat)) return PAWNS;
    return seat === state.mover && space === state.again ? 2 : 1;
  };
  return own.find((space) => own.filter((one) => one === space).length > room(space));
}

function checkTurn(state: RunaroundState): Refusal | null {
  const { rolled, again, mover } = state;
  const own = getSeatValue(state.pawns, mover);
  if (rolled !== null && (rolled < 1 || rolled > 6))
    return new Refusal(text('runaround:refuse.die', { rolled }));
  if (rolled !== null && own.length === 0) return new Refusal(text('runaround:refuse.nobody'), 'R-RA-10');
  if (again === null || own.filter((space) => space === again).length > 1) return null;
  return new Refusal(text('runaround:refuse.notJoined', { space: again }), 'R-RA-18');
}

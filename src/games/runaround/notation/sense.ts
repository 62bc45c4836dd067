import type { Seat } from '../../../engine/game.ts';
import { Refusal } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import { startOf } from '../board.ts';
import { of, other } from '../both.ts';
import { GOALS, SIZES } from '../options.ts';
import { PAWNS } from '../setup.ts';
import { colourOf } from '../text/colour.ts';
import type { RunaroundState, Space } from '../types.ts';

/** Why there can be no such position in a game, or null. `won`: it is given as one that the mover has won. */
export function nonsense(state: RunaroundState, won: boolean): Refusal | null {
  return (
    wrongTrack(state) ??
    wrongSide(state, 0) ??
    wrongSide(state, 1) ??
    wrongRuns(state, won) ??
    (won ? null : (crowded(state) ?? wrongTurn(state)))
  );
}

function wrongTrack({ size, goal }: RunaroundState): Refusal | null {
  if (!SIZES.includes(size)) return new Refusal(text('runaround:refuse.size', { size }), 'R-RA-1');
  return GOALS.includes(goal) ? null : new Refusal(text('runaround:refuse.goal', { goal }), 'R-RA-3');
}

function wrongSide(state: RunaroundState, seat: Seat): Refusal | null {
  const colour = colourOf(seat);
  const off = of(state.pawns, seat).find((space) => space >= state.size);
  if (off !== undefined)
    return new Refusal(text('runaround:refuse.offTrack', { space: off, last: state.size - 1 }), 'R-RA-1');
  const count = of(state.pawns, seat).length + of(state.homes, seat);
  return count === PAWNS ? null : new Refusal(text('runaround:refuse.pawns', { colour, count }), 'R-RA-2');
}

/** Exactly the winner has made all the runs. */
function wrongRuns({ runs, goal, mover }: RunaroundState, won: boolean): Refusal | null {
  const movers = of(runs, mover);
  if (of(runs, other(mover)) >= goal || movers > goal || (movers === goal) !== won) {
    return new Refusal(text('runaround:refuse.runs', { goal }), 'R-RA-22');
  }
  return null;
}

/** A space has one pawn, but a player's start several of that player, and another turn joins two (R-RA-18). */
function crowded(state: RunaroundState): Refusal | null {
  const shared = of(state.pawns, 0).find(
    (space) => of(state.pawns, 1).includes(space) && !mayShare(state, space),
  );
  const space = shared ?? doubled(state, 0) ?? doubled(state, 1);
  return space === undefined ? null : new Refusal(text('runaround:refuse.crowded', { space }), 'R-RA-18');
}

/** Where pawns enter onto opponents, both can stand on a start (R-RA-9). */
function mayShare({ size, share }: RunaroundState, space: Space): boolean {
  return share === true && (space === startOf(size, 0) || space === startOf(size, 1));
}

function doubled(state: RunaroundState, seat: Seat): Space | undefined {
  const own = of(state.pawns, seat);
  const room = (space: Space): number => {
    if (space === startOf(state.size, seat)) return PAWNS;
    return seat === state.mover && space === state.again ? 2 : 1;
  };
  return own.find((space) => own.filter((one) => one === space).length > room(space));
}

function wrongTurn(state: RunaroundState): Refusal | null {
  const { rolled, again, mover } = state;
  const own = of(state.pawns, mover);
  if (rolled !== null && (rolled < 1 || rolled > 6))
    return new Refusal(text('runaround:refuse.die', { rolled }));
  if (rolled !== null && own.length === 0) return new Refusal(text('runaround:refuse.nobody'), 'R-RA-10');
  if (again === null || own.filter((space) => space === again).length > 1) return null;
  return new Refusal(text('runaround:refuse.notJoined', { space: again }), 'R-RA-18');
}

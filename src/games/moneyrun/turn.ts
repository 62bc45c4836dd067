import type { Seat, Turn } from '../../engine/game.ts';
import { rotateSeats } from '../../engine/seat.ts';
import { getDistances, getStandings, getWinners } from './standings.ts';
import type { MoneyRunState, MoneyRunView } from './types.ts';

/** Returns the turn: the mover places the pawn (`start`), or uses the actions of the turn (`act`). */
export function turn(state: MoneyRunState): Turn {
  if (state.end) return { kind: 'over', standings: getStandings(state) };
  return { kind: 'act', seats: [state.mover], phase: isStarting(state) ? 'start' : 'act' };
}

/** Returns whether the mover's pawn still has to be placed (R-MR-6). */
export function isStarting({ pawns, mover }: Pick<MoneyRunState, 'pawns' | 'mover'>): boolean {
  return pawns[mover] === null;
}

/** Returns the number of actions of the turn: two, or one in the very first (R-MR-10, R-MR-12). */
export function getAllowance({
  options,
  round,
  first,
  mover,
}: Pick<MoneyRunState, 'options' | 'round' | 'first' | 'mover'>): number {
  return options.shortFirst && round === 1 && mover === first ? 1 : 2;
}

/** Returns whether a seat that did not win needed at most one row or column more than the only winner. */
export function isPhotoFinish(view: MoneyRunView): boolean {
  const winners = getWinners(view);
  const [first = 0, second = Infinity] = getDistances(view).toSorted((one, other) => one - other);
  return winners.length === 1 && second - first <= 1;
}

/** Returns the seats in turn order, also while pawns are placed. */
export function order({ mover, pawns, end }: MoneyRunView): readonly Seat[] {
  return end ? [] : rotateSeats(mover, pawns.length);
}

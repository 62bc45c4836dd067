import type { Seat } from '../../../engine/game.ts';
import { computeCardPoints, getAnnouncedPoints } from '../counting/points.ts';
import { takeReserve } from '../counting/reserve.ts';
import type { GoStopEvent, GoStopState, GoStopTable } from '../types.ts';
import { endByFour, endByStop } from './end-deal.ts';
import { emitPoints, passTurn } from './resolve.ts';

type Emit = (event: GoStopEvent) => void;

/** Returns the month of which the mover holds four to show, or null (R-GS-8). Nothing is drawn then. */
export function findHeldFour(
  table: Pick<GoStopTable<unknown, unknown>, 'phase' | 'underway' | 'shaken' | 'mover'>,
): number | null {
  if (table.phase !== 'decide' || table.underway.drawn !== null) return null;
  return table.shaken[table.mover]?.[0] ?? null;
}

/** Ends and bills the deal. */
export function stop(state: GoStopState, seat: Seat, emit: Emit): GoStopState {
  const month = findHeldFour(state);
  if (month !== null) return endByFour(state, month, emit);
  emit({ kind: 'stopped', seat, points: getAnnouncedPoints(state, seat), forced: false });
  return endByStop(state, 'stop', emit);
}

/** Counts a go: the first two bring a point each, every later one a reserve card (R-GS-30). */
export function go(state: GoStopState, seat: Seat, emit: Emit): GoStopState {
  const before = getAnnouncedPoints(state, seat);
  const count = (state.goes[seat] as number) + 1;
  emit({ kind: 'went', seat, count, points: before });
  const went = {
    ...state,
    goes: state.goes.with(seat, count),
    wentAt: state.wentAt.with(seat, computeCardPoints(state.storage[seat] ?? [], state.options)),
  };
  if (count > ADDITIONAL_GOES) return passTurn(takeReserve(went, seat, { kind: 'go', count }, emit), emit);
  const richer = { ...went, additional: went.additional.with(seat, count) };
  emitPoints(richer, before, emit);
  return passTurn(richer, emit);
}

/** Number of goes that bring an additional point card. */
export const ADDITIONAL_GOES = 2;

import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { billOfFour, billOfWinner, gainsOf } from '../counting/bill.ts';
import { highest, winnerOfStop } from '../counting/winners.ts';
import { dealtOut, NOTHING } from '../deal.ts';
import { winnersOf } from '../turn.ts';
import type { BillLine, Card, Deal, GoStopEvent, GoStopState } from '../types.ts';

type Emit = (event: GoStopEvent) => void;

/** The next deal; one after a deal without a winner may count double (R-GS-39). */
export function redealt(state: GoStopState, chance: Chance, emit: Emit): GoStopState {
  const doubles = state.last?.winner === null && state.options.exhausted === 'double';
  const next = { ...state, deal: state.deal + 1, carried: doubles ? state.carried * 2 : 1 };
  return begun(next, chance, emit);
}

/** The cards are dealt, and the row is told. */
export function begun(state: GoStopState, chance: Chance, emit: Emit): GoStopState {
  const table = dealtOut(state, chance);
  const { dealer, deal, resets } = table;
  emit({ kind: 'dealt', dealer, deal, row: table.row.flatMap(({ cards }) => cards), resets });
  return table;
}

/** Four of a month in the dealt hand win (R-GS-8). */
export function wonByFour(state: GoStopState, month: number, emit: Emit): GoStopState {
  const seat = state.mover;
  emit({ kind: 'four', seat, month });
  const bill = billOfFour(state, state.hands[seat] as readonly Card[], month);
  return settled(state, dealOf(state, 'four', seat, bill), emit);
}

/** The mover stops, or has to on the last turn of their own; who wins then, an option says (R-GS-37, R-GS-38). */
export function stopped(state: GoStopState, kind: 'stop' | 'forced', emit: Emit): GoStopState {
  return settled(state, billed(state, kind, winnerOfStop(state)), emit);
}

/** The deck is used up and nobody stopped (R-GS-39). */
export function exhausted(state: GoStopState, emit: Emit): GoStopState {
  const best = state.options.exhausted === 'most' ? highest(state) : [];
  const winner = best.length === 1 ? (best[0] as Seat) : null;
  return settled(state, billed(state, 'exhausted', winner), emit);
}

function billed(state: GoStopState, kind: Deal['kind'], winner: Seat | null): Deal {
  if (winner === null) return dealOf(state, kind, null, []);
  return dealOf(state, kind, winner, billOfWinner(state, winner));
}

function dealOf(
  state: GoStopState,
  kind: Deal['kind'],
  winner: Seat | null,
  bill: readonly BillLine[],
): Deal {
  return { kind, winner, bill, gains: gainsOf(state, winner, bill) };
}

/** Points are added up; the winner deals the next, or the same dealer (R-GS-5). */
function settled(state: GoStopState, deal: Deal, emit: Emit): GoStopState {
  emit({ kind: 'billed', deal });
  const totals = state.totals.map((sum, seat) => sum + (deal.gains[seat] as number));
  const done: GoStopState = { ...state, totals, last: deal, owed: [], underway: NOTHING };
  if (state.deal === state.options.deals) return closed(done, emit);
  const dealer = deal.winner ?? state.dealer;
  return { ...done, phase: 'deal', dealer, mover: dealer };
}

function closed(state: GoStopState, emit: Emit): GoStopState {
  emit({ kind: 'over', winners: winnersOf(state.totals), totals: state.totals });
  return { ...state, phase: 'over' };
}

import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { buildFourBill, buildWinnerBill, computeGains } from '../counting/bill.ts';
import { findHighestSeats, findStopWinner } from '../counting/winners.ts';
import { dealCards, EMPTY_TURN } from '../deal.ts';
import { getWinners } from '../turn.ts';
import type { BillLine, Card, DealResult, GoStopEvent, GoStopState } from '../types.ts';

type Emit = (event: GoStopEvent) => void;

/** Starts the next deal, which may count double after one without a winner (R-GS-39). */
export function dealNext(state: GoStopState, chance: Chance, emit: Emit): GoStopState {
  const doubles = state.last?.winner === null && state.options.exhausted === 'double';
  const next = { ...state, deal: state.deal + 1, carried: doubles ? state.carried * 2 : 1 };
  return startDeal(next, chance, emit);
}

/** Deals the cards and emits the row. */
export function startDeal(state: GoStopState, chance: Chance, emit: Emit): GoStopState {
  const table = dealCards(state, chance);
  const { dealer, deal, resets } = table;
  emit({ kind: 'dealt', dealer, deal, row: table.row.flatMap(({ cards }) => cards), resets });
  return table;
}

/** Ends the deal by four of a month in the dealt hand (R-GS-8). */
export function endByFour(state: GoStopState, month: number, emit: Emit): GoStopState {
  const seat = state.mover;
  emit({ kind: 'four', seat, month });
  const bill = buildFourBill(state, state.hands[seat] as readonly Card[], month);
  return settleDeal(state, buildResult(state, 'four', seat, bill), emit);
}

/** Ends the deal by a stop, free or forced by the mover's last turn. An option decides who wins then (R-GS-37, R-GS-38). */
export function endByStop(state: GoStopState, kind: 'stop' | 'forced', emit: Emit): GoStopState {
  return settleDeal(state, buildBilledResult(state, kind, findStopWinner(state)), emit);
}

/** Ends the deal when the deck is used up without a stop (R-GS-39). */
export function endExhausted(state: GoStopState, emit: Emit): GoStopState {
  const best = state.options.exhausted === 'most' ? findHighestSeats(state) : [];
  const winner = best.length === 1 ? (best[0] as Seat) : null;
  return settleDeal(state, buildBilledResult(state, 'exhausted', winner), emit);
}

function buildBilledResult(state: GoStopState, kind: DealResult['kind'], winner: Seat | null): DealResult {
  if (winner === null) return buildResult(state, kind, null, []);
  return buildResult(state, kind, winner, buildWinnerBill(state, winner));
}

function buildResult(
  state: GoStopState,
  kind: DealResult['kind'],
  winner: Seat | null,
  bill: readonly BillLine[],
): DealResult {
  return { kind, winner, bill, gains: computeGains(state, winner, bill) };
}

/** Adds up the points; the winner deals next, else the same dealer (R-GS-5). */
function settleDeal(state: GoStopState, deal: DealResult, emit: Emit): GoStopState {
  emit({ kind: 'billed', deal });
  const totals = state.totals.map((sum, seat) => sum + (deal.gains[seat] as number));
  const done: GoStopState = { ...state, totals, last: deal, owed: [], underway: EMPTY_TURN };
  if (state.deal === state.options.deals) return endMatch(done, emit);
  const dealer = deal.winner ?? state.dealer;
  return { ...done, phase: 'deal', dealer, mover: dealer };
}

function endMatch(state: GoStopState, emit: Emit): GoStopState {
  emit({ kind: 'over', winners: getWinners(state.totals), totals: state.totals });
  return { ...state, phase: 'over' };
}

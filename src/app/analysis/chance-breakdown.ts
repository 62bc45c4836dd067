import type { Seat, Standing } from '../../engine/game.ts';

/** A judged decision: each seat's chances after the move made, and after the best move. */
export interface JudgedChances {
  readonly seat: Seat;
  /** Number of its entry in the replay, from 1. */
  readonly number: number;
  readonly made: readonly number[];
  readonly best: readonly number[];
}

/** Breakdown of a seat's result, in shares of the first place. The four parts add up to the way from `from` to `to`. */
export interface ChanceBreakdown {
  readonly from: number;
  readonly to: number;
  /** Loss by the seat's own moves against the best ones: at most 0, apart from errors of the estimate. */
  readonly own: number;
  /** Change by the moves of other seats. */
  readonly others: number;
  /** Change by a resignation or claim before the end; 0 without one. */
  readonly early: number;
  /** Remaining change: dice, cards, and hidden information. */
  readonly luck: number;
}

/** Returns each seat's share of the first place. */
export function getFirstPlaceShares(seats: number, standings: readonly Standing[]): readonly number[] {
  const first = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return Array.from({ length: seats }, (_, seat) => (first.includes(seat) ? 1 / first.length : 0));
}

/** Returns equal shares for all seats. */
export function getEqualShares(seats: number): readonly number[] {
  return Array.from({ length: seats }, () => 1 / seats);
}

/** Returns the breakdown for each seat. With `isGivenUp`, the last step counts as `early` and not as `luck`. */
export function getChanceBreakdowns(
  judged: readonly JudgedChances[],
  end: readonly number[],
  isGivenUp: boolean,
): readonly ChanceBreakdown[] {
  const start = getEqualShares(end.length);
  const last = judged.at(-1)?.made ?? start;
  return end.map((to, seat) => {
    const from = start[seat] as number;
    const by = (isOwn: boolean) => sumLosses(judged, seat, (one) => (one.seat === seat) === isOwn);
    const [own, others] = [by(true), by(false)];
    const early = isGivenUp ? to - (last[seat] as number) : 0;
    return { from, to, own, others, early, luck: to - from - own - others - early };
  });
}

function sumLosses(
  judged: readonly JudgedChances[],
  seat: Seat,
  isMeant: (one: JudgedChances) => boolean,
): number {
  return judged
    .filter(isMeant)
    .reduce((sum, { made, best }) => sum + (made[seat] as number) - (best[seat] as number), 0);
}

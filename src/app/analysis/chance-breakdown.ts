import type { Seat, Standing } from '../../engine/game.ts';

/** A decision as it was judged: what the match was worth to each seat by what was done, and by the best there was. */
export interface JudgedChances {
  readonly seat: Seat;
  /** Which entry of the course it is, from 1. */
  readonly number: number;
  readonly made: readonly number[];
  readonly best: readonly number[];
}

/** What came of a match for one seat, in shares of the first place: the four together are the way from `from` to `to`. */
export interface ChanceBreakdown {
  readonly from: number;
  readonly to: number;
  /** By its own moves, against the best there were: at most 0 but for what a guess may be off. */
  readonly own: number;
  /** By those of others. */
  readonly others: number;
  /** By the match being given up before its end; 0 where it was not. */
  readonly early: number;
  /** All else: dice, cards, and what nobody could see. */
  readonly luck: number;
}

/** Each seat's share of the first place. */
export function getFirstPlaceShares(seats: number, standings: readonly Standing[]): readonly number[] {
  const first = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return Array.from({ length: seats }, (_, seat) => (first.includes(seat) ? 1 / first.length : 0));
}

/** The same for everybody. */
export function getEqualShares(seats: number): readonly number[] {
  return Array.from({ length: seats }, () => 1 / seats);
}

/** What came of it for each seat. `isGivenUp`: the last step is then nobody's luck. */
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

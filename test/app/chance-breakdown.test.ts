import { describe, expect, test } from 'vitest';
import {
  getChanceBreakdowns,
  getFirstPlaceShares,
  type JudgedChances,
} from '../../src/app/analysis/chance-breakdown.ts';

/** Three decisions of a match for three; the last one is the second seat's. */
const JUDGED: readonly JudgedChances[] = [
  { seat: 0, number: 1, made: [0.3, 0.4, 0.3], best: [0.5, 0.3, 0.2] },
  { seat: 1, number: 2, made: [0.1, 0.5, 0.4], best: [0.1, 0.5, 0.4] },
  { seat: 1, number: 5, made: [0.6, 0.2, 0.2], best: [0.3, 0.6, 0.1] },
];

describe('chance breakdown', () => {
  test.each([false, true])('getChanceBreakdowns: adds up for every seat (resigned: %s)', (isGivenUp) => {
    const end = [0.5, 0.5, 0];
    for (const [seat, sum] of getChanceBreakdowns(JUDGED, end, isGivenUp).entries()) {
      expect(sum.from + sum.luck + sum.own + sum.others + sum.early).toBeCloseTo(sum.to);
      expect([sum.from, sum.to]).toEqual([1 / 3, end[seat]]);
      expect(sum.luck).toBeCloseTo(computeLuck(seat, isGivenUp ? null : end));
    }
  });

  test('getChanceBreakdowns: separates own losses from losses of the others', () => {
    const [first, second, third] = getChanceBreakdowns(JUDGED, [1, 0, 0], false);
    expect([first?.own, first?.others].map(computePoints)).toEqual([-20, 30]);
    expect([second?.own, second?.others].map(computePoints)).toEqual([-40, 10]);
    expect([third?.own, third?.others].map(computePoints)).toEqual([0, 20]);
  });

  test('getChanceBreakdowns: counts the end of a resigned match as early, not as luck', () => {
    const [first] = getChanceBreakdowns(JUDGED, [1, 0, 0], true);
    expect(computePoints(first?.early)).toBe(40);
  });

  test('getChanceBreakdowns: a match without decisions is all luck, or all early if resigned', () => {
    expect(getChanceBreakdowns([], [1, 0], false)[0]).toMatchObject({
      luck: 0.5,
      early: 0,
      own: 0,
      others: 0,
    });
    expect(getChanceBreakdowns([], [1, 0], true)[0]).toMatchObject({
      luck: 0,
      early: 0.5,
      own: 0,
      others: 0,
    });
  });

  test('getFirstPlaceShares: splits the win between tied winners', () => {
    const standings = [
      { seat: 0, place: 2 },
      { seat: 1, place: 1 },
      { seat: 2, place: 1 },
    ];
    expect(getFirstPlaceShares(3, standings)).toEqual([0, 0.5, 0.5]);
  });
});

/** Sums the changes between a decision and the next; `end` is null if the last step does not count. */
function computeLuck(seat: number, end: readonly number[] | null): number {
  const at = (shares: readonly number[]) => shares[seat] as number;
  const before = [[1 / 3, 1 / 3, 1 / 3], ...JUDGED.map(({ made }) => made)];
  const after = [...JUDGED.map(({ best }) => best), ...(end ? [end] : [])];
  return after.reduce((sum, shares, nth) => sum + at(shares) - at(before[nth] ?? []), 0);
}

function computePoints(chance = 0): number {
  return Math.round(chance * 100);
}

import { describe, expect, test } from 'vitest';
import {
  advanceMatches,
  isLeaguePlayed,
  listStartableMatches,
} from '../../../src/stats/leagues/advance-matches.ts';
import { countCupRounds, createBracket } from '../../../src/stats/leagues/bracket.ts';
import { decideLeagueMatch, type LeagueMatch } from '../../../src/stats/leagues/league-match.ts';
import { computePodium } from '../../../src/stats/leagues/podium.ts';
import { createRoundRobin } from '../../../src/stats/leagues/round-robin.ts';

const COUNTS = Array.from({ length: 14 }, (_, at) => at + 3);
const NONE_LEFT = new Set<number>();

describe.each(COUNTS)('a league of %i', (count) => {
  test.each([1, 2] as const)(
    'createRoundRobin: with %i rounds of meetings, each pair meets so often and nobody twice a round',
    (times) => {
      const all = createRoundRobin(count, times);
      expect(all).toHaveLength((times * count * (count - 1)) / 2);
      const pairs = groupBy(all, ({ first, second }) => [first, second].toSorted((a, b) => a - b).join());
      expect([...pairs.values()].every((some) => some.length === times)).toBe(true);
      for (const some of groupBy(all, ({ round }) => round).values()) {
        const people = some.flatMap(({ first, second }) => [first, second]);
        expect(new Set(people).size).toBe(people.length);
        expect(some.map(({ place }) => place)).toEqual(some.map((_, at) => at));
      }
    },
  );

  test('createRoundRobin: gives everybody the first and the second seat equally often', () => {
    for (let lot = 1; lot <= count; lot++) {
      const all = createRoundRobin(count, 1);
      const first = all.filter((pair) => pair.first === lot).length;
      const second = all.filter((pair) => pair.second === lot).length;
      expect(Math.abs(first - second)).toBeLessThanOrEqual(1);
    }
    for (const { first, second } of createRoundRobin(count, 2))
      expect(createRoundRobin(count, 2)).toContainEqual(
        expect.objectContaining({ first: second, second: first }),
      );
  });

  test('listStartableMatches: starts at most two matches a player until all are played', () => {
    let matches: readonly LeagueMatch[] = createRoundRobin(count, 2).map((pair) => ({
      ...pair,
      state: 'waiting',
      result: null,
    }));
    for (let steps = 0; !isLeaguePlayed(matches); steps++) {
      const begun = listStartableMatches(matches);
      matches = matches.map((one) => (begun.includes(one) ? { ...one, state: 'playing' } : one));
      const running = matches.filter(({ state }) => state === 'playing');
      const people = running.flatMap(({ first, second }) => [first, second]);
      expect(Math.max(...people.map((one) => people.filter((other) => other === one).length))).toBeLessThan(
        3,
      );
      expect(listStartableMatches(matches)).toEqual([]);
      expect(steps).toBeLessThan(300);
      const [over] = running;
      matches = matches.map((one) => (one === over ? decideLeagueMatch(one, one.first, 'played') : one));
    }
  });
});

describe.each(COUNTS)('a cup of %i', (count) => {
  test('createBracket: contains everybody once, with byes for the first players', () => {
    const first = createBracket(count).filter(({ round }) => round === 1);
    const people = first.flatMap((match) => [match.first, match.second]).filter((one) => one !== null);
    expect(people.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => at + 1));
    const byes = first.filter(({ result }) => result?.how === 'bye').map(({ result }) => result?.winner);
    const missing = 2 ** countCupRounds(count) - count;
    expect(byes.toSorted()).toEqual(Array.from({ length: missing }, (_, at) => at + 1).toSorted());
  });

  test('advanceMatches: ends with an unbeaten winner', () => {
    let matches = advanceMatches('cup', createBracket(count), NONE_LEFT);
    for (let begun = listStartableMatches(matches); begun.length > 0; begun = listStartableMatches(matches)) {
      const played = matches.map((one) =>
        begun.includes(one)
          ? decideLeagueMatch(one, Math.max(one.first ?? 0, one.second ?? 0), 'played')
          : one,
      );
      matches = advanceMatches('cup', played, NONE_LEFT);
    }
    expect(isLeaguePlayed(matches)).toBe(true);
    const podium = computePodium('cup', count, matches);
    expect(podium[0]).toEqual({ lot: count, place: 1 });
    expect(podium.map(({ place }) => place)).toEqual([1, 2, 3, 3].slice(0, Math.min(count, 4)));
  });

  test('advanceMatches: a cup goes on without players who left, also when all did', () => {
    const left = new Set([1, 2, count]);
    let matches = advanceMatches('cup', createBracket(count), left);
    for (let begun = listStartableMatches(matches); begun.length > 0; begun = listStartableMatches(matches))
      matches = advanceMatches(
        'cup',
        matches.map((one) => (begun.includes(one) ? decideLeagueMatch(one, one.first, 'played') : one)),
        left,
      );
    expect(isLeaguePlayed(matches)).toBe(true);
    const winner = computePodium('cup', count, matches)[0];
    if (count > 3) expect(left.has(winner?.lot ?? 0)).toBe(false);
    const all = new Set(Array.from({ length: count }, (_, at) => at + 1));
    expect(isLeaguePlayed(advanceMatches('cup', createBracket(count), all))).toBe(true);
  });
});

test('advanceMatches: waiting opponents of a player who left win by walkover', () => {
  const matches: readonly LeagueMatch[] = createRoundRobin(3, 1).map((pair) => ({
    ...pair,
    state: 'waiting',
    result: null,
  }));
  const after = advanceMatches('league', matches, new Set([2]));
  expect(after.filter(({ result }) => result?.how === 'walkover')).toHaveLength(2);
  expect(after.find(({ state }) => state === 'waiting')).toMatchObject({ result: null });
  const both = advanceMatches('league', matches, new Set([1, 2, 3]));
  expect(both.every(({ result }) => result?.winner === null && result.how === 'walkover')).toBe(true);
});

function groupBy<T, K>(list: readonly T[], key: (one: T) => K): ReadonlyMap<K, readonly T[]> {
  const keys = [...new Set(list.map(key))];
  return new Map(keys.map((wanted) => [wanted, list.filter((one) => key(one) === wanted)]));
}

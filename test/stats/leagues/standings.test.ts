import { expect, test } from 'vitest';
import type { LeagueMatch, LeagueResultKind } from '../../../src/stats/leagues/league-match.ts';
import { computePodium } from '../../../src/stats/leagues/podium.ts';
import { createRoundRobin } from '../../../src/stats/leagues/round-robin.ts';
import { computeLeagueStandings } from '../../../src/stats/leagues/standings.ts';

let places = 0;

/** Creates a finished match won by the first player, unless another winner is given. */
function match(
  first: number,
  second: number,
  scores: readonly [number, number] | null = null,
  how: LeagueResultKind = 'played',
  winner: number | null = first,
): LeagueMatch {
  return { round: 1, place: places++, first, second, state: 'done', result: { winner, how, scores } };
}

function listOrder(count: number, matches: readonly LeagueMatch[]): readonly number[] {
  return computeLeagueStandings(count, matches).map(({ lot }) => lot);
}

test('computeLeagueStandings: a win gives two points, a draw one, an unfinished match none', () => {
  const waiting: LeagueMatch = { ...match(2, 3), state: 'playing', result: null };
  const rows = computeLeagueStandings(3, [match(1, 2, [5, 3]), match(1, 3, [2, 2], 'played', null), waiting]);
  expect(rows).toEqual([
    { lot: 1, place: 1, played: 2, won: 1, drawn: 1, lost: 0, points: 3, difference: 2 },
    { lot: 3, place: 2, played: 1, won: 0, drawn: 1, lost: 0, points: 1, difference: 0 },
    { lot: 2, place: 3, played: 1, won: 0, drawn: 0, lost: 1, points: 0, difference: -2 },
  ]);
});

test('computeLeagueStandings: ranks two level players by their direct match', () => {
  const level = [
    match(2, 1, [5, 4]),
    match(1, 3, [9, 0]),
    match(1, 4, [9, 0]),
    match(2, 3, [5, 4]),
    match(4, 2, [5, 4]),
    match(3, 4, [9, 0]),
  ];
  expect(listOrder(4, level).slice(0, 2)).toEqual([2, 1]);
});

test('computeLeagueStandings: ranks a circle of wins by score difference, then by draw number', () => {
  const circle = [match(1, 2, [5, 4]), match(2, 3, [8, 1]), match(3, 1, [5, 3])];
  expect(listOrder(3, circle)).toEqual([2, 1, 3]);
  expect(listOrder(3, [match(3, 2), match(2, 1), match(1, 3)])).toEqual([1, 2, 3]);
});

test('computeLeagueStandings: repeats the comparison among players who remain level', () => {
  // 1, 2 and 3 are level; twice among them: 1 has 6, and 2 beat 3 twice but lost to 1 twice.
  const among = [
    match(1, 2),
    match(1, 2),
    match(2, 3, [1, 0]),
    match(3, 2, [9, 0]),
    match(1, 3, null, 'none', null),
    match(1, 3, null, 'none', null),
  ];
  const [first, ...rest] = computeLeagueStandings(3, among);
  expect(first?.lot).toBe(1);
  expect(rest.map(({ lot }) => lot)).toEqual([3, 2]);
});

test('computeLeagueStandings: a resigned match counts as the widest win, a walkover without difference', () => {
  const rows = computeLeagueStandings(4, [
    match(1, 2, [7, 1]),
    match(3, 4, null, 'given'),
    match(1, 4, null, 'walkover'),
  ]);
  const difference = (wanted: number) => rows.find(({ lot }) => lot === wanted)?.difference;
  expect([1, 2, 3, 4].map(difference)).toEqual([6, -6, 6, -6]);
});

test('computeLeagueStandings: a walkover with both players absent is a loss for both', () => {
  const rows = computeLeagueStandings(2, [match(1, 2, null, 'walkover', null)]);
  expect(rows.map(({ points, lost }) => [points, lost])).toEqual([
    [0, 1],
    [0, 1],
  ]);
});

test('computeLeagueStandings: all points add up in random leagues', () => {
  for (let seed = 1; seed < 40; seed++) {
    const matches = createRoundRobin(7, 2).map(({ first, second }, at) => {
      const winner = [first, second, null][(at * seed + (at >> 1)) % 3] ?? null;
      const scores: [number, number] = [(at * seed) % 7, (at + seed) % 5];
      return match(first, second, scores, 'played', winner);
    });
    const rows = computeLeagueStandings(7, matches);
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(2 * matches.length);
    expect(rows.reduce((sum, { difference }) => sum + difference, 0)).toBe(0);
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(rows.every((row, at) => at === 0 || row.points <= (rows[at - 1]?.points ?? 0))).toBe(true);
  }
});

test('computePodium: follows the standings of a league', () => {
  expect(computePodium('league', 3, [match(1, 2), match(2, 3), match(1, 3)])).toEqual([
    { lot: 1, place: 1 },
    { lot: 2, place: 2 },
    { lot: 3, place: 3 },
  ]);
});

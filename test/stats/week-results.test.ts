import { describe, expect, test } from 'vitest';
import {
  type DigestMatch,
  getScoreGap,
  sortByPlace,
  type WeekResults,
  WeekResultsBuilder,
} from '../../src/stats/week-results.ts';

let ids = 0;

type Part = readonly [who: string | null, place: number | null, score?: number, ending?: string];

function match(game: string, moves: number, ...parts: readonly Part[]): DigestMatch {
  const id = ++ids;
  const known = parts.map(([person, place, score = null, ending = 'over'], seat) => ({
    ...{
      person,
      player: person === null ? 'owl' : null,
      place,
      score,
      ending,
      seat,
      best: null,
      name: person ?? 'Owl',
    },
  }));
  return { id, game, at: id, moves, parts: known };
}

function computeWeek(matches: readonly DigestMatch[]): WeekResults {
  const week = new WeekResultsBuilder();
  for (const one of matches) week.add(one);
  return week.week;
}

const CLOSE = match('forage', 40, ['bob', 2, 23], ['ann', 1, 24], ['cem', 3, 4]);
const CLEAR = match('gostop', 30, ['ann', 1, 12], ['bob', 2, 0]);
const LONG = match('motox', 90, ['ann', 2], ['bob', 1]);
const ALONE = match('forage', 200, ['dan', 1, 20], [null, 2, 20]);

describe('WeekResultsBuilder', () => {
  test('WeekResultsBuilder: counts matches by game and lists their players', () => {
    const { count, games, people } = computeWeek([LONG, CLOSE, CLEAR, ALONE]);
    expect(count).toBe(4);
    expect(games).toEqual([
      { game: 'forage', count: 2 },
      { game: 'motox', count: 1 },
      { game: 'gostop', count: 1 },
    ]);
    expect([...people.keys()]).toEqual(['ann', 'bob', 'cem', 'dan']);
  });

  test('WeekResultsBuilder: prefers matches between people to those against AIs', () => {
    expect(computeWeek([ALONE, CLOSE, LONG, CLEAR])).toMatchObject({ closest: CLOSE, longest: LONG });
    expect(computeWeek([ALONE])).toMatchObject({ closest: ALONE, longest: ALONE });
  });

  test('WeekResultsBuilder: is empty for a week without matches', () => {
    expect(computeWeek([])).toEqual({
      count: 0,
      games: [],
      closest: null,
      longest: null,
      runs: [],
      people: new Map(),
    });
  });
});

describe('getScoreGap', () => {
  test('getScoreGap: returns the lead as a share of the winner’s score', () => {
    expect(getScoreGap(CLOSE)).toBeCloseTo(1 / 24);
    expect(getScoreGap(CLEAR)).toBe(1);
    expect(sortByPlace(CLOSE.parts).map(({ person }) => person)).toEqual(['ann', 'bob', 'cem']);
  });

  test('getScoreGap: returns null without scores and for resigned matches', () => {
    expect(getScoreGap(LONG)).toBeNull();
    expect(getScoreGap(match('forage', 3, ['ann', 1, 5, 'resigned'], ['bob', 2, 5, 'resigned']))).toBeNull();
    expect(getScoreGap(match('forage', 3, ['ann', 1, 5], ['bob', null, 0, 'left']))).toBeNull();
  });
});

test('WeekResultsBuilder: counts winning streaks that last until the end of the week', () => {
  const lost = match('motox', 9, ['ann', 2], ['bob', 1]);
  const drawn = match('gostop', 9, ['bob', 1, 3], ['cem', 1, 3]);
  const wins = [1, 2].map(() => match('motox', 9, ['ann', 1], ['bob', 2]));
  expect(computeWeek([lost, ...wins]).runs).toEqual([{ person: 'ann', wins: 2, whole: false }]);
  expect(computeWeek(wins).runs).toEqual([{ person: 'ann', wins: 2, whole: true }]);
  expect(computeWeek([lost, drawn]).runs).toEqual([]);
});

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

function weekOf(matches: readonly DigestMatch[]): WeekResults {
  const week = new WeekResultsBuilder();
  for (const one of matches) week.add(one);
  return week.week;
}

const CLOSE = match('forage', 40, ['bob', 2, 23], ['ann', 1, 24], ['cem', 3, 4]);
const CLEAR = match('gostop', 30, ['ann', 1, 12], ['bob', 2, 0]);
const LONG = match('motox', 90, ['ann', 2], ['bob', 1]);
const ALONE = match('forage', 200, ['dan', 1, 20], [null, 2, 20]);

describe('a week', () => {
  test('tells how many matches there were by game, and who was in them', () => {
    const { count, games, people } = weekOf([LONG, CLOSE, CLEAR, ALONE]);
    expect(count).toBe(4);
    expect(games).toEqual([
      { game: 'forage', count: 2 },
      { game: 'motox', count: 1 },
      { game: 'gostop', count: 1 },
    ]);
    expect([...people.keys()]).toEqual(['ann', 'bob', 'cem', 'dan']);
  });

  test('tells of matches between people, and of one against AIs only where there was nothing else', () => {
    expect(weekOf([ALONE, CLOSE, LONG, CLEAR])).toMatchObject({ closest: CLOSE, longest: LONG });
    expect(weekOf([ALONE])).toMatchObject({ closest: ALONE, longest: ALONE });
  });

  test('of nothing has nothing to tell', () => {
    expect(weekOf([])).toEqual({
      count: 0,
      games: [],
      closest: null,
      longest: null,
      runs: [],
      people: new Map(),
    });
  });
});

describe('how close a match was', () => {
  test('is what the first was ahead, in parts of what they had', () => {
    expect(getScoreGap(CLOSE)).toBeCloseTo(1 / 24);
    expect(getScoreGap(CLEAR)).toBe(1);
    expect(sortByPlace(CLOSE.parts).map(({ person }) => person)).toEqual(['ann', 'bob', 'cem']);
  });

  test('is not known where nothing was counted, nor where somebody gave up', () => {
    expect(getScoreGap(LONG)).toBeNull();
    expect(getScoreGap(match('forage', 3, ['ann', 1, 5, 'resigned'], ['bob', 2, 5, 'resigned']))).toBeNull();
    expect(getScoreGap(match('forage', 3, ['ann', 1, 5], ['bob', null, 0, 'left']))).toBeNull();
  });
});

test('wins in a row are those up to the end of the week', () => {
  const lost = match('motox', 9, ['ann', 2], ['bob', 1]);
  const drawn = match('gostop', 9, ['bob', 1, 3], ['cem', 1, 3]);
  const wins = [1, 2].map(() => match('motox', 9, ['ann', 1], ['bob', 2]));
  expect(weekOf([lost, ...wins]).runs).toEqual([{ person: 'ann', wins: 2, whole: false }]);
  expect(weekOf(wins).runs).toEqual([{ person: 'ann', wins: 2, whole: true }]);
  expect(weekOf([lost, drawn]).runs).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { createRatingCurves, formatDayLabels } from '../../src/discord/ratings/picture.ts';

const createRated = (...ratings: (readonly [at: number, rating: number])[]) =>
  ratings.map(([at, rating]) => ({ at, rating }));

test('createRatingCurves: numbers the matches of all games together, each curve from 1000', () => {
  const curves = createRatingCurves([
    createRated([10, 1_050], [40, 1_080]),
    createRated([20, 960]),
    createRated([30, 1_020]),
  ]);
  expect(curves.map((points) => points.map(({ number, rating }) => [number, rating]))).toEqual([
    [
      [0, 1_000],
      [1, 1_050],
      [4, 1_080],
    ],
    [
      [1, 1_000],
      [2, 960],
    ],
    [
      [2, 1_000],
      [3, 1_020],
    ],
  ]);
});

describe('formatDayLabels', () => {
  const on = (...days: string[]) => days.map((day) => Date.parse(`${day}T22:00:00Z`));

  test('formatDayLabels: uses the language and zone of the reader', () => {
    const times = on('2026-05-03', '2026-06-11');
    expect(formatDayLabels(times, 'en', 'UTC').map(({ words }) => words)).toEqual(['3 May', '11 Jun']);
    expect(formatDayLabels(times, 'ko', 'Asia/Seoul').map(({ words }) => words)).toEqual([
      '5월 4일',
      '6월 12일',
    ]);
  });

  test('formatDayLabels: shows months for several years', () => {
    const times = on('2025-11-03', '2026-06-11');
    expect(formatDayLabels(times, 'en', 'UTC').map(({ words }) => words)).toEqual(['Nov 2025', 'Jun 2026']);
    expect(formatDayLabels(times, 'ko', 'UTC').map(({ words }) => words)).toEqual([
      '2025년 11월',
      '2026년 6월',
    ]);
  });

  test('formatDayLabels: shows each day once and at most five, including the first and last', () => {
    const same = on('2026-05-03', '2026-05-03', '2026-05-03');
    expect(formatDayLabels(same, 'en', 'UTC')).toEqual([{ number: 3, words: '3 May' }]);
    const many = Array.from({ length: 90 }, (_, at) => Date.parse('2026-05-01T12:00:00Z') + at * 86_400_000);
    expect(formatDayLabels(many, 'en', 'UTC').map(({ number }) => number)).toEqual([1, 23, 46, 68, 90]);
    expect(formatDayLabels(on('2026-05-03'), 'en', 'UTC')).toEqual([{ number: 1, words: '3 May' }]);
  });
});

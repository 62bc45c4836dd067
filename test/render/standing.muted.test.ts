import { beforeAll, describe, expect, it } from 'vitest';
import { renderPicture } from '../../render/picture.ts';
import { getScene } from '../../render/registry.ts';
import type { PictureRequest } from '../../render/request.ts';
import { createScale, getLevels } from '../../render/scenes/standing/scale.ts';
import type { StandingView } from '../../render/scenes/standing/types.ts';
import { expectTidyPicture } from './expect-tidy.ts';
import { getBoxes } from './get-boxes.ts';
import { muteCanvas } from './mute-canvas.ts';

const NAME = '느긋하고 느긋하고 또 느긋한 볼프강 아마데우스 of Somewhere Else';
const GAMES = ['Runaround', '모토엑스', 'Money Run', '고스톱', 'Forage', 'The piecepack of somebody'];

/** Medals, and results against three opponents with long names, drawn or not. */
const HONOURED: Pick<StandingView, 'medals' | 'rivals'> = {
  medals: [12, 34, 56],
  rivals: {
    ...{ head: 'Head-to-head', outcomes: { won: 'won', drawn: 'drawn', lost: 'lost' } },
    each: [0, 1, 999].map((drawn) => ({ name: NAME, won: 1_234, drawn, lost: 1 })),
  },
};

/** Creates `count` matches of `games` games in turn, each won or lost by `by` points. */
function createRequest(games: number, count: number, by: number): PictureRequest {
  const lines = GAMES.slice(0, games).map((name, nth) => {
    const numbers = Array.from({ length: count }, (_, at) => at + 1).filter((one) => one % games === nth);
    const points = numbers.map((number, at) => ({
      number,
      rating: clampRating(1_000 + (at + 1) * by * (nth - 1)),
    }));
    const start = { number: Math.max(0, (numbers[0] ?? 1) - 1), rating: 1_000 };
    const rating = points.at(-1)?.rating ?? 1_000;
    return { name, rating, about: 'Won 1234 of 5678 · 123 in a row', points: [start, ...points] };
  });
  const days = [...new Set([1, Math.ceil(count / 3), Math.ceil(count / 2), count])];
  const view: StandingView = {
    ...{ name: NAME, about: 'Ratings · won 1234 of 5678', count, lines },
    days: days.map((number) => ({ number, words: `2026년 ${number % 12}월` })),
    ...(games % 2 === 0 ? HONOURED : { medals: [0, 0, 0], rivals: null }),
  };
  const nothing = { viewer: null, occupants: [], turn: [], events: [], marks: [], places: null };
  return { scene: 'standing', view, ...nothing };
}

/** Limits a rating to the possible range. */
function clampRating(rating: number): number {
  return Math.max(-400, Math.min(2_600, rating));
}

describe('ratings picture', () => {
  beforeAll(muteCanvas);

  it.each([1, 2, 3, 4, 5, 6])(
    'ratings picture: is tidy with %i games for any number of matches and any ratings',
    (games) => {
      for (const count of [1, 2, 3, 7, 40, 41, 300, 2_000])
        for (const by of [0, 1, 7, 30]) {
          expectTidyPicture(createRequest(games, count, by), count);
          expectTidyPicture(
            { ...createRequest(games, count, by), look: { large: true, strong: true } },
            count,
          );
        }
    },
  );

  it('ratings picture: contains the name, each game and its rating', () => {
    const [first] = getScene('standing').previews;
    if (!first) throw new Error('There is no preview');
    const texts = getBoxes(first)
      .list('text')
      .map(({ name }) => name);
    for (const words of ['Theo', 'Runaround', '1217', 'Won 9 of 14 · 3 in a row', 'below 3 May'])
      expect(texts).toContain(words);
  });
});

describe('createScale', () => {
  const reaching = (...ratings: number[]) =>
    createScale({
      lines: [
        { name: '', about: '', rating: 0, points: ratings.map((rating, number) => ({ number, rating })) },
      ],
    });

  it('createScale: holds all ratings and the initial one, on even levels', () => {
    const scale = reaching(1_120, 1_390);
    expect(getLevels(scale)).toEqual([1_000, 1_100, 1_200, 1_300, 1_400]);
    expect(getLevels(reaching(700)).at(-1)).toBe(1_000);
  });

  it('createScale: spans at least 150 points after a first match', () => {
    const { low, high } = reaching(1_000, 1_004);
    expect(high - low).toBeGreaterThanOrEqual(150);
  });
});

it('ratings picture: is smaller than 200 KB and 1000 pixels wide', async () => {
  const { png, width } = await renderPicture(createRequest(6, 600, 9));
  expect(width).toBe(1_000);
  expect(png.length).toBeLessThan(200 * 1024);
});

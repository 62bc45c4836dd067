import { beforeAll, describe, expect, it } from 'vitest';
import { drawScene } from '../../render/draw-scene.ts';
import type { PictureRequest } from '../../render/request.ts';
import { smoothPoints } from '../../render/scenes/chances/curves.ts';
import type { ChancesPoint, ChancesView } from '../../render/scenes/chances/types.ts';
import { expectTidyPicture } from './expect-tidy.ts';
import { getBoxes } from './get-boxes.ts';
import { muteCanvas } from './mute-canvas.ts';

const NAMES = [
  'Mina',
  '느긋하고 느긋하고 또 느긋한 볼프강 아마데우스',
  'Wolfgang the Unhurried of Somewhere',
  'Rex 🦊',
];

/** Creates a match of `count` entries with described decisions at these numbers. */
function createRequest(count: number, seats: number, numbers: readonly number[] = []): PictureRequest {
  const start = { number: 0, chances: Array.from({ length: seats }, () => 1 / seats) };
  const end = { number: count, chances: Array.from({ length: seats }, (_, seat) => Number(seat === 0)) };
  const gifts = numbers.map((number, nth) => ({
    number,
    seat: nth % seats,
    made: nth / 4,
    best: 0.3 + nth / 4,
  }));
  const view: ChancesView = { game: 'forage', count, points: [start, end], gifts, best: null, moments: [] };
  return {
    ...{ scene: 'chances', view, viewer: null, turn: [], events: [], marks: [] },
    occupants: NAMES.slice(0, seats).map((name, seat) => ({ name, ai: seat === 1 })),
    places: end.chances.map((_, seat) => ({ seat, place: seat + 1 })),
  };
}

describe('chances picture', () => {
  beforeAll(muteCanvas);

  it.each([2, 3, 4])(
    'chances picture: is tidy with %i seats for any length of match and any described moves',
    (seats) => {
      for (const count of [1, 2, 3, 7, 10, 11, 35, 59, 99, 101, 334, 999, 1_000, 1_034, 9_999])
        for (const at of [0, 0.5, 1]) {
          const numbers = [0, 1, 2].map((more) =>
            Math.max(1, Math.min(count, Math.round(at * count) + more)),
          );
          expectTidyPicture(createRequest(count, seats, numbers), count);
          expectTidyPicture(
            { ...createRequest(count, seats, numbers), look: { large: true, strong: true } },
            count,
          );
        }
    },
  );

  it('chances picture: numbers the described moves', () => {
    const badges = getBoxes(createRequest(40, 2, [3, 20, 40])).list('badge');
    expect(badges.map(({ name }) => name)).toEqual(['1', '2', '3']);
  });
});

describe('smoothPoints', () => {
  const points: readonly ChancesPoint[] = Array.from({ length: 401 }, (_, number) => ({
    number,
    chances: number % 2 === 0 ? [1, 0] : [0, 1],
  }));

  it('smoothPoints: averages a long match and keeps its first and last point', () => {
    const smoothed = smoothPoints(points);
    expect([smoothed[0], smoothed.at(-1)]).toEqual([points[0], points.at(-1)]);
    expect(smoothed.map(({ number }) => number)).toEqual(points.map(({ number }) => number));
    for (const { chances } of smoothed.slice(20, -20)) {
      expect(chances[0]).toBeGreaterThan(0.4);
      expect(chances[0]).toBeLessThan(0.6);
    }
  });

  it('smoothPoints: keeps the points of a short match', () => {
    expect(smoothPoints(points.slice(0, 79))).toEqual(points.slice(0, 79));
  });
});

it('chances picture: differs when another seat has won', () => {
  const one = createRequest(40, 2);
  const view = one.view as ChancesView;
  const other = {
    ...view,
    points: view.points.map((point) => ({ ...point, chances: point.chances.toReversed() })),
  };
  expect(
    drawScene(one)
      .canvas.data()
      .equals(drawScene({ ...one, view: other }).canvas.data()),
  ).toBe(false);
});

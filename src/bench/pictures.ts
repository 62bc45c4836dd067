import type { Cost } from '../../render/bench.ts';
import type { Benchmark } from './benchmark.ts';

/** Cost of a picture of every scene, at a position from the middle of a game. */
export const pictures: Benchmark<Readonly<Record<string, Cost>>> = {
  name: 'pictures',
  run: async () => (await import('../../render/bench.ts')).benchPictures(),
  rows: (costs) =>
    Object.entries(costs).map(([scene, { milliseconds, ratio, kilobytes }]) => [
      `${scene}, picture`,
      `${milliseconds.toFixed(1)} ms (${ratio.toFixed(2)} of the plain encoder), ${kilobytes.toFixed(0)} KB`,
    ]),
};

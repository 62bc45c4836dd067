import { expect, it } from 'vitest';
import { benchPictures } from '../../render/bench.ts';
import { PREVIEWS } from '../../render/registry.ts';

it('benchPictures: measures every scene, with less than 200 kB each', async () => {
  const costs = await benchPictures();
  for (const { scene } of PREVIEWS) expect(costs[scene]?.kilobytes).toBeLessThan(200);
  for (const cost of Object.values(costs)) expect(cost.ratio).toBeLessThan(1);
});

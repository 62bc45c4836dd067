import { drawScene } from './draw-scene.ts';
import { renderPicture } from './picture.ts';
import { PREVIEWS, SCENES } from './registry.ts';
import type { PictureRequest } from './request.ts';

/** Median cost of drawing and encoding one picture: time in ms, relative to `canvas.encode('png')` on the same canvas, and size. */
export interface Cost {
  readonly milliseconds: number;
  readonly ratio: number;
  readonly kilobytes: number;
}

const ROUNDS = 15;
/** Number of unmeasured rounds run first, until the code is as warm as in production. */
const WARM_UP_ROUNDS = 10;

/** Benchmarks every scene at its first preview, a position from the middle of a match; returns costs by scene id. */
export async function benchPictures(): Promise<Readonly<Record<string, Cost>>> {
  const costs: Record<string, Cost> = {};
  for (const { id } of SCENES) {
    const preview = PREVIEWS.find(({ scene }) => scene === id);
    if (!preview) throw new Error(`The scene ${id} has no preview to be measured at`);
    costs[id] = await measureCost(preview);
  }
  return costs;
}

/** Measures both encoders in alternation, so that other load on the machine slows both equally. */
async function measureCost(request: PictureRequest): Promise<Cost> {
  const { canvas } = drawScene(request);
  const { png } = await renderPicture(request);
  const [ours, ratios]: [number[], number[]] = [[], []];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    await renderPicture(request);
    const one = await measureTime(() => renderPicture(request));
    const plain = await measureTime(() => canvas.encode('png'));
    if (round < 0) continue;
    ours.push(one);
    ratios.push(one / plain);
  }
  return { milliseconds: getMedian(ours), ratio: getMedian(ratios), kilobytes: png.length / 1024 };
}

async function measureTime(what: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await what();
  return performance.now() - start;
}

function getMedian(list: readonly number[]): number {
  const sorted = [...list].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

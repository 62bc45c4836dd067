import { drawScene } from './draw-scene.ts';
import { renderPicture } from './picture.ts';
import { PREVIEWS } from './previews.ts';
import { SCENES } from './registry.ts';
import type { PictureRequest } from './request.ts';

/** What a picture costs: median of drawing and encoding, in parts of `canvas.encode('png')` on the same canvas, size. */
export interface Cost {
  readonly milliseconds: number;
  readonly ratio: number;
  readonly kilobytes: number;
}

const ROUNDS = 15;
/** So many come before, until the code runs as fast as it does all day. */
const WARM_UP_ROUNDS = 10;

/** Measures every scene at its first preview, a middle position, by its id. */
export async function benchPictures(): Promise<Readonly<Record<string, Cost>>> {
  const costs: Record<string, Cost> = {};
  for (const { id } of SCENES) {
    const preview = PREVIEWS.find(({ scene }) => scene === id);
    if (!preview) throw new Error(`The scene ${id} has no preview to be measured at`);
    costs[id] = await measureCost(preview);
  }
  return costs;
}

/** Turn and turn about, so that whatever else the machine does slows both down alike. */
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

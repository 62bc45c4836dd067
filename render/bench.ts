import { paint } from './picture.ts';
import { PREVIEWS } from './previews.ts';
import { SCENES } from './registry.ts';
import type { PictureRequest } from './request.ts';
import { sketch } from './sketch.ts';

/** What a picture costs: median of drawing and encoding, in parts of `canvas.encode('png')` on the same canvas, size. */
export interface Cost {
  readonly milliseconds: number;
  readonly ratio: number;
  readonly kilobytes: number;
}

const ROUNDS = 15;
/** So many come before, until the code runs as fast as it does all day. */
const WARMING = 10;

/** Measures every scene at its first preview, a middle position, by its id. */
export async function benchPictures(): Promise<Readonly<Record<string, Cost>>> {
  const costs: Record<string, Cost> = {};
  for (const { id } of SCENES) {
    const preview = PREVIEWS.find(({ scene }) => scene === id);
    if (!preview) throw new Error(`The scene ${id} has no preview to be measured at`);
    costs[id] = await cost(preview);
  }
  return costs;
}

/** Turn and turn about, so that whatever else the machine does slows both down alike. */
async function cost(request: PictureRequest): Promise<Cost> {
  const { canvas } = sketch(request);
  const { png } = await paint(request);
  const [ours, ratios]: [number[], number[]] = [[], []];
  for (let round = -WARMING; round < ROUNDS; round++) {
    await paint(request);
    const one = await timed(() => paint(request));
    const plain = await timed(() => canvas.encode('png'));
    if (round < 0) continue;
    ours.push(one);
    ratios.push(one / plain);
  }
  return { milliseconds: median(ours), ratio: median(ratios), kilobytes: png.length / 1024 };
}

async function timed(what: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await what();
  return performance.now() - start;
}

function median(list: readonly number[]): number {
  const sorted = [...list].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

import { type PictureRequest, paint, sketch } from './picture.ts';
import { PREVIEWS } from './previews.ts';
import { SCENES } from './registry.ts';

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
    if (preview) costs[id] = await cost(preview);
  }
  return costs;
}

/** First all of ours, then all of the canvas's own, so that neither has to clear away after the other. */
async function cost(request: PictureRequest): Promise<Cost> {
  const { png } = await paint(request);
  const ours = await medianOf(() => paint(request));
  const { canvas } = sketch(request);
  const plain = await medianOf(() => canvas.encode('png'));
  return { milliseconds: ours, ratio: ours / plain, kilobytes: png.length / 1024 };
}

async function medianOf(what: () => Promise<unknown>): Promise<number> {
  for (let round = 0; round < WARMING; round++) await what();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await what();
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}

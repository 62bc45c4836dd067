import { LRUCache } from 'lru-cache';
import { type Sheet, sheet } from './canvas.ts';
import { release } from './kit/canvas-cache.ts';
import type { Look } from './look.ts';

/** The most that are kept; one of 1000 × 1000 has 4 MB. */
const MOST = 3;

/** A sheet serves all heights up to its own: pictures have some forty, and a new sheet costs the collector more than the empty rows. */
const STEP = 160;

const sheets = new LRUCache<string, Sheet>({ max: MOST, dispose: ({ canvas }) => release(canvas) });

/**
 * A clean sheet of that width and at least that height, the same one again for the next picture: whoever takes it is done with it
 * before anybody else draws. New memory for every picture costs more than the picture.
 */
export function easel(width: number, height: number, look: Look): Sheet {
  const high = Math.ceil(height / STEP) * STEP;
  const key = `${width}/${high}`;
  const kept = sheets.get(key);
  if (kept) return wiped(kept, look);
  const one = sheet(width, high, look);
  sheets.set(key, one);
  return one;
}

function wiped({ canvas, pen }: Sheet, look: Look): Sheet {
  pen.reset();
  return { canvas, pen: Object.assign(pen, { look }) };
}

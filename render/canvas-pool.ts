import { LRUCache } from 'lru-cache';
import { createSheet, type Sheet } from './canvas.ts';
import { release } from './kit/canvas-cache.ts';
import type { Style } from './style.ts';

/** The most that are kept; one of 1000 × 1000 has 4 MB. */
const MAX_SHEETS = 3;

/** A sheet serves all heights up to its own: pictures have some forty, and a new sheet costs the collector more than the empty rows. */
const HEIGHT_STEP = 160;

const sheets = new LRUCache<string, Sheet>({ max: MAX_SHEETS, dispose: ({ canvas }) => release(canvas) });

/**
 * A clean sheet of that width and at least that height, the same one again for the next picture: whoever takes it is done with it
 * before anybody else draws. New memory for every picture costs more than the picture.
 */
export function takePooledSheet(width: number, height: number, look: Style): Sheet {
  const high = Math.ceil(height / HEIGHT_STEP) * HEIGHT_STEP;
  const key = `${width}/${high}`;
  const kept = sheets.get(key);
  if (kept) return wipeSheet(kept, look);
  const one = createSheet(width, high, look);
  sheets.set(key, one);
  return one;
}

function wipeSheet({ canvas, pen }: Sheet, look: Style): Sheet {
  pen.reset();
  return { canvas, pen: Object.assign(pen, { look }) };
}

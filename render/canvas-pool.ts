import { LRUCache } from 'lru-cache';
import { createSheet, type Sheet } from './canvas.ts';
import { release } from './kit/canvas-cache.ts';
import type { Style } from './style.ts';

/** Maximum number of pooled sheets; one of 1000 × 1000 takes 4 MB. */
const MAX_SHEETS = 3;

/**
 * Height step in pixels to which sheets are rounded up. Pictures have some forty heights; a new sheet costs the garbage collector more than
 * empty rows.
 */
const HEIGHT_STEP = 160;

const sheets = new LRUCache<string, Sheet>({ max: MAX_SHEETS, dispose: ({ canvas }) => release(canvas) });

/**
 * Returns a cleared sheet of this width and at least this height, reused for the next picture. The caller must be done with it before the
 * next drawing starts. Allocating memory for every picture costs more than drawing it.
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

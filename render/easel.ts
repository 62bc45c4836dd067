import { type Sheet, sheet } from './canvas.ts';
import type { Look } from './look.ts';

/** The most that are kept; one of 1000 × 1000 has 4 MB. */
const MOST = 8;

const sheets = new Map<string, Sheet>();

/**
 * A clean sheet of that size, the same one again for the next picture of it: whoever takes it is done with it before
 * anybody else draws. New memory for every picture costs more than the picture.
 */
export function easel(width: number, height: number, look: Look): Sheet {
  const key = `${width}/${height}`;
  const kept = sheets.get(key);
  sheets.delete(key);
  const one = kept ? wiped(kept, look) : sheet(width, height, look);
  sheets.set(key, one);
  const oldest = sheets.keys().next().value;
  if (sheets.size > MOST && oldest !== undefined) sheets.delete(oldest);
  return one;
}

function wiped({ canvas, pen }: Sheet, look: Look): Sheet {
  pen.reset();
  return { canvas, pen: Object.assign(pen, { look }) };
}

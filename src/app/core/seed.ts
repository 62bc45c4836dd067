import { createHash } from 'node:crypto';
import type { Seed } from '../../ai/search/stream.ts';

/** The seed of a thought about that, the same for the same: "hint 7 12 0". It has nothing to do with the luck of any match. */
export function createSeed(what: string): Seed {
  return createHash('sha256').update(what).digest('hex').slice(0, 32);
}

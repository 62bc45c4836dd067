import { createHash } from 'node:crypto';
import type { Seed } from '../../ai/search/stream.ts';

/** Returns a deterministic seed for an AI search, for example from "hint 7 12 0". It is independent of the randomness of any match. */
export function createSeed(what: string): Seed {
  return createHash('sha256').update(what).digest('hex').slice(0, 32);
}

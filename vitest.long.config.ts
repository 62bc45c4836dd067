import { defineConfig } from 'vitest/config';
import { cacheCompiledCode } from './src/compile-cache.ts';
import { createLongestFirstSequencer } from './test/support/longest-first.ts';
import { NATIVE_IMPORTS } from './test/support/native.ts';

// As in vitest.config.ts.
cacheCompiledCode();

const LONGEST = [
  'invariants',
  'boxes',
  'alarms',
  'restart',
  'turns-each',
  'puzzles',
  'endings',
  'opponents',
  'soak',
].map((one) => `long/${one}`);

/** The tests that look at thousands of random games, for which `npm test` has no time. */
export default defineConfig({
  test: {
    include: ['test/long/**/*.test.ts'],
    testTimeout: 900_000,
    pool: 'forks',
    maxWorkers: 2,
    ...NATIVE_IMPORTS,
    sequence: { sequencer: createLongestFirstSequencer(LONGEST) },
  },
});

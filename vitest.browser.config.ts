import { defineConfig } from 'vitest/config';
import { cacheCompiledCode } from './src/compile-cache.ts';
import { createLongestFirstSequencer } from './test/support/longest-first.ts';
import { NATIVE_IMPORTS } from './test/support/native.ts';

// As in vitest.config.ts.
cacheCompiledCode();

/** The tests that need a Chromium: `CHROMIUM` says where, /usr/bin/chromium else. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    ...NATIVE_IMPORTS,
    sequence: { sequencer: createLongestFirstSequencer(['browser/table', 'browser/fits']) },
  },
});

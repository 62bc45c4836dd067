import { defineConfig } from 'vitest/config';
import { cacheCompiledCode } from './src/compile-cache.ts';
import { longestFirst } from './test/support/longestFirst.ts';
import { NATIVE, NATIVE_MOCKED } from './test/support/native.ts';

// Workers and the programs that tests start go by it.
cacheCompiledCode();

const LONGEST = ['laws/suite', 'e2e/restart', 'e2e/alarms-restart', 'e2e/panels', 'e2e/secrets', 'e2e/'];

/** What puts another module in the place of one, or measures how long the event loop is held. */
const ALONE = 'test/**/*.alone.test.ts';
const DRAWN = 'test/render/**/*.test.ts';
/** What changes canvases so that they draw nothing, which no other file is to see. */
const MUTED = 'test/**/*.muted.test.ts';
const ELSEWHERE = ['test/browser/**', 'test/long/**', 'test/processes/**'];

/** Most files share a process with others, which spares the loading of all that they import. */
export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // One more than the processors of most machines for tests: half of the time of a test with a client goes to waiting for painters and messages.
    maxWorkers: 3,
    sequence: { sequencer: longestFirst(LONGEST) },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['test/**/*.test.ts'],
          exclude: [...ELSEWHERE, ALONE, MUTED, DRAWN],
          isolate: false,
          ...NATIVE,
        },
      },
      {
        extends: true,
        test: { name: 'drawn', include: [DRAWN], exclude: [MUTED, ALONE], isolate: false, ...NATIVE },
      },
      { extends: true, test: { name: 'muted', include: [MUTED], exclude: ELSEWHERE, ...NATIVE } },
      {
        extends: true,
        // When all others are done, and not three at a time, as some measure by the clock.
        test: {
          name: 'alone',
          include: [ALONE],
          exclude: ELSEWHERE,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...NATIVE_MOCKED,
        },
      },
    ],
  },
});

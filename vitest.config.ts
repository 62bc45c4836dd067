import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { cacheCompiledCode } from './src/compile-cache.ts';
import { createLongestFirstSequencer } from './test/support/longest-first.ts';
import { NATIVE_IMPORTS, NATIVE_MOCKED_IMPORTS } from './test/support/native.ts';

// Workers and the programs that tests start go by it.
cacheCompiledCode();

const LONGEST = [
  'conformance/suite',
  'e2e/restart',
  'e2e/alarms-restart',
  'e2e/panels',
  'e2e/secrets',
  'e2e/',
];

/** Tests that replace modules, or measure how long the event loop is held. */
const ALONE = 'test/**/*.alone.test.ts';
/** Tests that change canvases so that they draw nothing, which no other file may see. */
const MUTED = 'test/**/*.muted.test.ts';
/** Tests of seconds and more: whole games of AI players, programs that are started, large inputs. */
const SLOW = 'test/**/*.slow.test.ts';
/** Tests with configurations of their own. */
const ELSEWHERE = ['test/browser/**', 'test/long/**', 'test/processes/**', 'test/dist/**'];
/** The bot with the real discord.js client, tools and benchmarks as they are called. */
const E2E = [
  'test/e2e/**/*.test.ts',
  'test/tools/**/*.test.ts',
  'test/bench/**/*.test.ts',
  'test/ops/**/*.test.ts',
];
const PICTURES = ['test/render/**/*.test.ts'];

/** Files that share a process, which spares the loading of all that they import. */
function together(
  name: string,
  include: readonly string[],
  exclude: readonly string[] = [],
): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      include: [...include],
      exclude: [...ELSEWHERE, ALONE, MUTED, SLOW, ...exclude],
      isolate: false,
      ...NATIVE_IMPORTS,
    },
  };
}

/** `npm test` runs the projects named unit, `test:e2e` and `test:pictures` those, and `vitest run` all of them. */
export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // One more than the processors of most machines for tests: a test with a client waits half of its time.
    maxWorkers: 3,
    sequence: { sequencer: createLongestFirstSequencer(LONGEST) },
    projects: [
      together('unit', ['test/**/*.test.ts'], [...E2E, ...PICTURES]),
      together('e2e', E2E),
      together('pictures', PICTURES),
      { extends: true, test: { name: 'pictures-muted', include: [MUTED], ...NATIVE_IMPORTS } },
      { extends: true, test: { name: 'slow', include: [SLOW], ...NATIVE_IMPORTS } },
      {
        extends: true,
        // After all others and two at a time, as some measure by the clock.
        test: {
          name: 'e2e-alone',
          include: [ALONE],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...NATIVE_MOCKED_IMPORTS,
        },
      },
    ],
  },
});

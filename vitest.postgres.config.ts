import { defineConfig } from 'vitest/config';
import { cacheCompiledCode } from './src/compile-cache.ts';
import { createLongestFirstSequencer } from './test/support/longest-first.ts';
import { NATIVE_IMPORTS } from './test/support/native.ts';

// As in vitest.config.ts.
cacheCompiledCode();

/** They wait for leases to end, others work meanwhile. */
const LONGEST = ['cluster/two', 'cluster/shared'];

/**
 * The tests of the store and of what happens at the tables, on PostgreSQL: a server of its own in a temporary folder, or the one
 * that `PIECEMEAL_TEST_STORE` names. What is about the one file of SQLite is left out.
 */
export default defineConfig({
  test: {
    include: [
      'test/store/*.test.ts',
      'test/store/{postgres,transfer}/**/*.test.ts',
      'test/app/**/*.test.ts',
      'test/cluster/**/*.test.ts',
    ],
    exclude: [
      'test/store/{disk.alone,flush,migrations,modes,releases.slow,schema}.test.ts',
      'test/app/{store-errors,themes.alone}.test.ts',
      // How long it takes in this process.
      'test/app/leagues/large.slow.test.ts',
    ],
    globalSetup: 'test/support/postgres-setup.ts',
    testTimeout: 240_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // One more than processors: much of the time they wait for the server.
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: createLongestFirstSequencer(LONGEST) },
    ...NATIVE_IMPORTS,
  },
});

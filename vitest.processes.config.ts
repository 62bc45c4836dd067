import { defineConfig } from 'vitest/config';
import { cacheCompiledCode } from './src/compile-cache.ts';
import { NATIVE_IMPORTS } from './test/support/native.ts';

// As in vitest.config.ts.
cacheCompiledCode();

/** Several processes on one database of PostgreSQL, which is started for them. */
export default defineConfig({
  test: {
    include: ['test/processes/**/*.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 60_000,
    pool: 'forks',
    ...NATIVE_IMPORTS,
  },
});

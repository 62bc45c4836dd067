import { defineConfig } from 'vitest/config';
import { keepCompiled } from './src/compiled.ts';
import { NATIVE } from './test/support/native.ts';

// As in vitest.config.ts.
keepCompiled();

/** Several processes on one database of PostgreSQL, which is started for them. */
export default defineConfig({
  test: {
    include: ['test/processes/**/*.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 60_000,
    pool: 'forks',
    ...NATIVE,
  },
});

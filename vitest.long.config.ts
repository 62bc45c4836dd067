import { defineConfig } from 'vitest/config';

/** The tests that look at thousands of random games, for which `npm test` has no time. */
export default defineConfig({
  test: { include: ['test/long/**/*.test.ts'], testTimeout: 1_800_000, pool: 'forks', maxWorkers: 2 },
});

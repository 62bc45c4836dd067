import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { NATIVE_IMPORTS } from './test/support/native.ts';

process.env.BOT_MAIN = join(mkdtempSync(join(tmpdir(), 'piecemeal-dist-')), 'main.js');

/** The bundle, built anew: its own tests, and those that start the bot in a process. */
export default defineConfig({
  test: {
    globalSetup: 'test/dist/set-up.ts',
    include: [
      'test/dist/**/*.test.ts',
      'test/e2e/{start-up,token-refused,log,shards,league-kills}.test.ts',
      'test/long/restart.test.ts',
    ],
    testTimeout: 900_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    ...NATIVE_IMPORTS,
  },
});

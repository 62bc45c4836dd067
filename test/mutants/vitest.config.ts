import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slow test files, which run last: for mutants that no quicker file detects. */
const LAST = ['ppn', 'playthrough', 'notation', 'words', 'take-back'];

class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      LAST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/**
 * The tests that every mutant of the engine and of Runaround has to meet: without those that measure time or averages, and
 * those that play many games. There are hundreds of mutants, and one that lives meets all that reach it.
 */
export default defineConfig({
  test: {
    include: ['test/engine/**/*.test.ts', 'test/games/runaround/**/*.test.ts'],
    exclude: [
      'test/engine/{bench,random,questions/path-to}.test.ts',
      'test/games/runaround/reason.test.ts',
      'test/**/*.slow.test.ts',
    ],
    env: { RANDOM_GAMES: '13' },
    testTimeout: 120_000,
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    sequence: { sequencer: QuickestFirst },
  },
});

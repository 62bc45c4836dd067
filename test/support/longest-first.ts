import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/** Runs first the files in whose paths these parts are, in this order, so that none of them is still running when all others are done. */
export function createLongestFirstSequencer(parts: readonly string[]): TestSequencerConstructor {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const rank = ({ moduleId }: TestSpecification) => {
        const at = parts.findIndex((part) => moduleId.includes(`/test/${part}`));
        return at < 0 ? parts.length : at;
      };
      return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
    }
  };
}

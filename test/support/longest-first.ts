import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/** Creates a sequencer that runs files with these path parts first, in this order, so that the longest do not run last. */
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

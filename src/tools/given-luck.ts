import { type Chance, ChanceRecorder, createRecordedChance, type LuckRanOutError } from '../engine/chance.ts';
import { createSeededChance } from '../engine/seeded-chance.ts';

/** Set-up is drawn from this stream when nobody gave any luck. */
const SEED = 1;

/** What became of the luck that was given to a tool, or where it came from when none was. */
export type LuckReport =
  | { readonly given: readonly number[]; readonly used: number; readonly left: number }
  | {
      readonly given: readonly number[];
      readonly used: number;
      readonly missing: true;
      readonly wanted: number;
    }
  | { readonly given: null; readonly seed: number; readonly drawn: readonly number[]; readonly note: string };

/** Luck for a tool, which can tell afterwards what was drawn. */
interface GivenLuck {
  readonly chance: Chance;
  report(ranOut: LuckRanOutError | null): LuckReport;
}

/** The outcomes that were given, and no others; or, with null, a stream that is the same at every call. */
export function createGivenLuck(given: readonly number[] | null): GivenLuck {
  return given === null ? createFixedLuck() : createExactLuck(given);
}

function createExactLuck(given: readonly number[]): GivenLuck {
  const chance = createRecordedChance(given);
  return {
    chance,
    report: (ranOut) => {
      const used = given.length - chance.left();
      return ranOut
        ? { given, used, missing: true, wanted: ranOut.wanted }
        : { given, used, left: chance.left() };
    },
  };
}

function createFixedLuck(): GivenLuck {
  const chance = new ChanceRecorder(createSeededChance(SEED));
  const note = 'No luck was given: all of it comes from a fixed stream, the same at every call.';
  return { chance, report: () => ({ given: null, seed: SEED, drawn: chance.luck, note }) };
}

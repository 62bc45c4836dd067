import { type Chance, ChanceRecorder, createRecordedChance, type LuckRanOutError } from '../engine/chance.ts';
import { createSeededChance } from '../engine/seeded-chance.ts';

/** Seed of the set-up's stream when no outcomes were given. */
const SEED = 1;

/** Report on the outcomes given to a tool, or on their source if none were given. */
export type LuckReport =
  | { readonly given: readonly number[]; readonly used: number; readonly left: number }
  | {
      readonly given: readonly number[];
      readonly used: number;
      readonly missing: true;
      readonly wanted: number;
    }
  | { readonly given: null; readonly seed: number; readonly drawn: readonly number[]; readonly note: string };

/** Source of outcomes for a tool that can report what was drawn. */
interface GivenLuck {
  readonly chance: Chance;
  report(ranOut: LuckRanOutError | null): LuckReport;
}

/** Creates a source of exactly the given outcomes; with null, a stream that is the same at every call. */
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
  const note = 'Without --luck, all outcomes come from a fixed stream that is the same in every call.';
  return { chance, report: () => ({ given: null, seed: SEED, drawn: chance.luck, note }) };
}

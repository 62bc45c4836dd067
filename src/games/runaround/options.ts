import type { GameOption, Options } from '../../engine/options.ts';
import type { HouseRules } from './types.ts';

/** Possible numbers of spaces: two tips of three spaces, and two sides of equal length along the wall (R-RA-1). */
export const SIZES: readonly number[] = [16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40];

/** Possible numbers of runs that win (R-RA-3). */
export const GOALS: readonly number[] = [3, 4, 5];

/** Options that the host can choose: the length of the track and of the race, and other readings that the rules allow. */
export const OPTIONS: readonly GameOption[] = [
  { id: 'size', values: SIZES, default: 24 },
  { id: 'goal', values: GOALS, default: 5 },
  { id: 'form', values: ['hairpin', 'eight'], default: 'hairpin' },
  { id: 'share', values: [false, true], default: false },
  { id: 'enter', values: [false, true], default: false },
  { id: 'beyond', values: [false, true], default: false },
];

/** Returns the house rules that a position carries from the start; empty with the usual rules. */
export function readHouseRules({ form, share, enter, beyond }: Options): HouseRules {
  return {
    ...(form === 'eight' && { eight: true as const }),
    ...(share === true && { share: true as const }),
    ...(enter === true && { enter: true as const }),
    ...(beyond === true && { beyond: true as const, due: [0, 0] as const }),
  };
}

/** Accepts every combination of options. */
export function admits(): null {
  return null;
}

/**
 * Returns the maximum number of moves: about eighty times the mean race between random players, and forty times the
 * longest of 3,000.
 */
export function bound(_seats: number, options: Options): number {
  return Number(options.size) * 500;
}

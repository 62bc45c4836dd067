import type { GameOption, Options } from '../../engine/options.ts';
import type { HouseRules } from './types.ts';

/** How many spaces a track can have: two tips of three spaces, and two sides of equal length along the wall (R-RA-1). */
export const SIZES: readonly number[] = [16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40];

/** How many runs can be needed to win (R-RA-3). */
export const GOALS: readonly number[] = [3, 4, 5];

/** What the host chooses: the length of the track and of the race, and readings that the rules allow as well. */
export const OPTIONS: readonly GameOption[] = [
  { id: 'size', values: SIZES, default: 24 },
  { id: 'goal', values: GOALS, default: 5 },
  { id: 'form', values: ['hairpin', 'eight'], default: 'hairpin' },
  { id: 'share', values: [false, true], default: false },
  { id: 'enter', values: [false, true], default: false },
  { id: 'beyond', values: [false, true], default: false },
];

/** What of the house rules a position bears from the start; nothing where all is as usual. */
export function readHouseRules({ form, share, enter, beyond }: Options): HouseRules {
  return {
    ...(form === 'eight' && { eight: true as const }),
    ...(share === true && { share: true as const }),
    ...(enter === true && { enter: true as const }),
    ...(beyond === true && { beyond: true as const, due: [0, 0] as const }),
  };
}

/** Everything goes with everything. */
export function admits(): null {
  return null;
}

/** No match has more moves: some eighty times the mean race with random players, forty times the longest of 3,000. */
export function bound(_seats: number, options: Options): number {
  return Number(options.size) * 500;
}

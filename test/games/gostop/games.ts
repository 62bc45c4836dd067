import type { Options } from '../../../src/engine/options.ts';
import { PRESETS } from '../../../src/games/gostop/options.ts';
import type { RandomSetting } from '../../support/game/random.ts';

const KOREAN = PRESETS[0]?.options as Options;

/** Settings that together use every kind of turn. */
export const SETTINGS: readonly RandomSetting[] = [
  { seats: 2 },
  { seats: 3 },
  { seats: 2, options: KOREAN },
  { seats: 3, options: KOREAN },
  {
    seats: 3,
    options: {
      deals: 3,
      steal: 'victim',
      ttadak: true,
      jjok: true,
      wins: 'most',
      exhausted: 'most',
      lastSweep: true,
    },
  },
];

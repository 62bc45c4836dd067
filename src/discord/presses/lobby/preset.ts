import { choosePreset } from '../../acts/options.ts';
import { chosenIn, press } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    preset: [];
  }
}

/** The menu of presets. */
export const preset = press('preset', [], (visit) => choosePreset(visit, chosenIn(visit.asked) ?? ''));

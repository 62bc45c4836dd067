import { chooseTheme } from '../../acts/options.ts';
import { chosenIn, press } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    theme: [];
  }
}

/** The menu of themes. */
export const theme = press('theme', [], (visit) => chooseTheme(visit, chosenIn(visit.asked) ?? ''));

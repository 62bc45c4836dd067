import { chooseLanguage } from '../../acts/options.ts';
import { chosenIn, press } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    language: [];
  }
}

/** The menu of languages. */
export const language = press('language', [], (visit) => chooseLanguage(visit, chosenIn(visit.asked) ?? ''));

import { hintPanel } from '../acts/hinting.ts';
import { whole } from '../kit/fields.ts';
import { press } from '../kit/press.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    hint: [version: number];
  }
}

/** Asks what the strongest AI would do; the version is that of the table on which it was asked. */
export const hint = press('hint', [whole], hintPanel);

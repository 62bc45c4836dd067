import { pressAnywhere } from '../../kit/press.ts';
import { aboutMessage } from '../../messages/welcome/about.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    about: [];
  }
}

/** What this is, in three sentences, and every game in one. */
export const about = pressAnywhere('about', [], async (caller) => aboutMessage(caller));

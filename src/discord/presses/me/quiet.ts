import { changeOwn } from '../../acts/ownWish.ts';
import { pressAnywhere } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'my-quiet': [];
  }
}

/** A person has no quiet hours any more. */
export const noQuiet = pressAnywhere('my-quiet', [], (caller) => changeOwn(caller, { quiet: 'off' }));

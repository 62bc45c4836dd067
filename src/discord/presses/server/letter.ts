import { changeLetter } from '../../acts/servers.ts';
import { flag } from '../../kit/fields.ts';
import { pressAtNone } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'server-letter': [wanted: boolean];
  }
}

/** Whether the letter of the week comes, to this channel. */
export const letter = pressAtNone('server-letter', [flag], (caller, wanted) => changeLetter(caller, wanted));

import { allow } from '../../acts/allowing.ts';
import { flag } from '../../kit/fields.ts';
import { pressAnywhere } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'my-challenges': [challenges: boolean];
  }
}

/** Whether a person may be asked to a game. */
export const challenges = pressAnywhere('my-challenges', [flag], (caller, _, open) =>
  allow(caller, { challenges: open }),
);

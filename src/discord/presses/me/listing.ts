import { allow } from '../../acts/allowing.ts';
import { flag } from '../../kit/fields.ts';
import { pressAnywhere } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'my-listing': [listed: boolean];
  }
}

/** Whether a person is shown in lists of a server. */
export const listing = pressAnywhere('my-listing', [flag], (caller, _, listed) => allow(caller, { listed }));

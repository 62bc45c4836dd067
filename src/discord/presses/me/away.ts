import { changeOwn } from '../../acts/ownWish.ts';
import { chosenIn, pressAnywhere } from '../../kit/press.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'my-away': [];
    'my-return': [];
  }
}

/** The menu of until when a person is away. */
export const away = pressAnywhere('my-away', [], (caller) =>
  changeOwn(caller, { away: chosenIn(caller.asked) ?? '' }),
);

/** A person who was away is back. */
export const comeBack = pressAnywhere('my-return', [], (caller) => changeOwn(caller, { away: 'off' }));

import { REMINDER_WAYS } from '../../../tables/own/hoursWished.ts';
import { changeOwn } from '../../acts/ownWish.ts';
import { chosenIn, pressAnywhere } from '../../kit/press.ts';
import { forgedMessage } from '../../kit/refusing.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'my-reminders': [];
  }
}

/** The menu of where a person is reminded. */
export const reminders = pressAnywhere('my-reminders', [], async (caller) => {
  const way = REMINDER_WAYS.find((known) => known === chosenIn(caller.asked));
  return way ? await changeOwn(caller, { reminders: way }) : forgedMessage(caller.language);
});

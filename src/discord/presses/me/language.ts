import { LANGUAGES } from '../../../engine/text.ts';
import { changeOwn } from '../../acts/ownWish.ts';
import { chosenIn, pressAnywhere } from '../../kit/press.ts';
import { forgedMessage } from '../../kit/refusing.ts';
import { AS_DISCORD } from '../../messages/me/meRows.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'my-language': [];
  }
}

/** The menu of the languages that a person is answered in. */
export const language = pressAnywhere('my-language', [], async (caller) => {
  const wish = chosenIn(caller.asked);
  if (wish === AS_DISCORD) return await changeOwn(caller, { language: null });
  const spoken = LANGUAGES.find((known) => known === wish);
  return spoken ? await changeOwn(caller, { language: spoken }) : forgedMessage(caller.language);
});

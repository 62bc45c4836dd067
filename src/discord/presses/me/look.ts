import { refused } from '../../../engine/refusal.ts';
import { setOwnLook } from '../../../tables/people.ts';
import { flag, oneOf } from '../../kit/fields.ts';
import { pressAnywhere } from '../../kit/press.ts';
import { refusalMessage } from '../../kit/refusing.ts';
import { chosenAnew } from '../../kit/visit.ts';
import { meMessage } from '../../messages/me/meMessage.ts';
import { LOOK_PARTS, type LookPart } from '../../messages/ownLook.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'my-look': [part: LookPart, on: boolean];
  }
}

/** Turns one part of a person's own look on or off, among all that they chose. */
export const look = pressAnywhere('my-look', [oneOf(LOOK_PARTS), flag], async (caller, _, part, on) => {
  const outcome = await setOwnLook(caller.bot.house, caller.by, { [part]: on });
  if (refused(outcome)) return refusalMessage(outcome, caller.language);
  return meMessage(await chosenAnew(caller));
});

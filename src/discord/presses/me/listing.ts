import { refused } from '../../../engine/refusal.ts';
import { setListed } from '../../../tables/people.ts';
import { flag } from '../../kit/fields.ts';
import { pressAnywhere } from '../../kit/press.ts';
import { refusalMessage } from '../../kit/refusing.ts';
import { chosenAnew } from '../../kit/visit.ts';
import { meMessage } from '../../messages/me/meMessage.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'my-listing': [listed: boolean];
  }
}

/** Whether a person is shown in lists of a server. */
export const listing = pressAnywhere('my-listing', [flag], async (caller, _, listed) => {
  const outcome = await setListed(caller.bot.house, caller.by, listed);
  if (refused(outcome)) return refusalMessage(outcome, caller.language);
  return meMessage(await chosenAnew(caller));
});

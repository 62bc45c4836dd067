import { refused } from '../../../engine/refusal.ts';
import { setChallengeable } from '../../../tables/people.ts';
import { flag } from '../../kit/fields.ts';
import { pressAnywhere } from '../../kit/press.ts';
import { refusalMessage } from '../../kit/refusing.ts';
import { chosenAnew } from '../../kit/visit.ts';
import { meMessage } from '../../messages/me/meMessage.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'my-challenges': [challenges: boolean];
  }
}

/** Whether a person may be asked to a game. */
export const challenges = pressAnywhere('my-challenges', [flag], async (caller, _, open) => {
  const outcome = await setChallengeable(caller.bot.house, caller.by, open);
  if (refused(outcome)) return refusalMessage(outcome, caller.language);
  return meMessage(await chosenAnew(caller));
});

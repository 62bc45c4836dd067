import type { OwnWish } from '../../app/settings/parse-hours.ts';
import { setOwnHours } from '../../app/settings/settings.ts';
import { refused } from '../../engine/refusal.ts';
import type { Caller } from '../kit/bot.ts';
import type { Payload } from '../kit/payload.ts';
import { reason } from '../kit/refusing.ts';
import { chosenAnew } from '../kit/visit.ts';
import { meMessage } from '../messages/me/meMessage.ts';

/** Changes what a person chose for themselves, and shows all of it as it is then, after the reason where it was not done. */
export async function changeOwn(caller: Caller, wish: OwnWish): Promise<Payload> {
  const { bot, by } = caller;
  if (wish.away !== undefined) bot.recent.forget(by.person);
  const outcome = await setOwnHours(bot.house, by, wish, caller.language);
  const now = await chosenAnew(caller);
  return meMessage(now, refused(outcome) ? [reason(outcome, now.language)] : []);
}

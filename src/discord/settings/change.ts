import type { MessageComponentInteraction } from 'discord.js';
import type { OwnWish } from '../../app/settings/parse-hours.ts';
import { type Allowed, setAllowed, setOwnHours } from '../../app/settings/settings.ts';
import { refused } from '../../engine/refusal.ts';
import type { Caller } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { reason, refusalMessage } from '../core/refusing.ts';
import { chosenAnew } from '../core/visit.ts';
import { meMessage } from './message.ts';

/** Changes what a person lets others do, and shows all that they chose as it is then. */
export async function allow(
  caller: Caller<MessageComponentInteraction>,
  part: Partial<Allowed>,
): Promise<Payload> {
  const outcome = await setAllowed(caller.bot.house, caller.by, part);
  if (refused(outcome)) return refusalMessage(outcome, caller.language);
  return meMessage(await chosenAnew(caller));
}

/** Changes what a person chose for themselves, and shows all of it as it is then, after the reason where it was not done. */
export async function changeOwn(caller: Caller, wish: OwnWish): Promise<Payload> {
  const { bot, by } = caller;
  if (wish.away !== undefined) bot.recent.forget(by.person);
  const outcome = await setOwnHours(bot.house, by, wish, caller.language);
  const now = await chosenAnew(caller);
  return meMessage(now, refused(outcome) ? [reason(outcome, now.language)] : []);
}

import { refused } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import { REPEATED } from '../../../tables/act.ts';
import { setOwnHours } from '../../../tables/own/setOwnHours.ts';
import { clockIn } from '../../../tables/own/zoneClock.ts';
import { say } from '../../../words/say.ts';
import { chosenIn, pressAtNone } from '../../kit/press.ts';
import { forgedMessage, refusalMessage } from '../../kit/refusing.ts';
import { calm } from '../../kit/reply.ts';
import { zoneMessage } from '../../messages/me/zone-message.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    'my-zone': [];
    'my-zone-pick': [];
  }
}

/** Under a reminder: asks for the time zone. */
export const zone = pressAtNone('my-zone', [], async (caller) => zoneMessage(caller));

/** Sets the time zone that was chosen, which is all there is to do. */
export const zonePick = pressAtNone('my-zone-pick', [], async (caller) => {
  const { bot, by, asked, language } = caller;
  const wish = chosenIn(asked);
  if (wish === undefined) return forgedMessage(language);
  const hours = await setOwnHours(bot.house, by, { zone: wish });
  if (hours === REPEATED) return { content: calm(language, 'nothingDone') };
  if (refused(hours)) return refusalMessage(hours, language);
  const set = { zone: wish, ...clockIn(hours.zone ?? 'UTC', bot.house.now()) };
  return { content: say(language, text('bot:me.zoneSet', set), () => '') };
});

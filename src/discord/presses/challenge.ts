import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { gameOf } from '../../tables/house.ts';
import { cannotOpen } from '../acts/cannotOpen.ts';
import { guestById } from '../acts/guests.ts';
import { openInThread, wantsThread } from '../acts/openInThread.ts';
import { openHere, wishHere } from '../acts/opening.ts';
import { snowflake } from '../kit/fields.ts';
import { chosenIn, pressAnywhere } from '../kit/press.ts';
import { refusalMessage } from '../kit/refusing.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    challenge: [person: string];
  }
}

/** The menu of games to which somebody is asked: opens a table of the one that is chosen, with a seat kept for them. */
export const challenge = pressAnywhere('challenge', [snowflake], async (caller, _, person) => {
  const ownThread = await wantsThread(caller);
  const cannot = ownThread ? null : await cannotOpen(caller);
  if (cannot) return cannot;
  const game = gameOf(caller.bot.house, chosenIn(caller.asked) ?? '');
  if (!game) return refusalMessage(new Refusal(text('bot:refuse.noSuchGame')), caller.language);
  const guest = await guestById(caller, person);
  if (refused(guest)) return refusalMessage(guest, caller.language);
  const wish = { ...(await wishHere(caller, game.id)), guests: [guest] };
  return await (ownThread ? openInThread(caller, wish) : openHere(caller, wish));
});

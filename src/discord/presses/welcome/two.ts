import { Refusal } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import { gameOf } from '../../../tables/house.ts';
import { cannotOpen } from '../../acts/cannotOpen.ts';
import { openInThread, wantsThread } from '../../acts/openInThread.ts';
import { openHere, wishHere } from '../../acts/opening.ts';
import { chosenIn, pressAnywhere } from '../../kit/press.ts';
import { refusalMessage } from '../../kit/refusing.ts';
import { forTwoMessage } from '../../messages/welcome/forTwo.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    two: [];
    open: [];
  }
}

/** Asks which game for two. */
export const two = pressAnywhere('two', [], async (caller) => {
  const cannot = (await wantsThread(caller)) ? null : await cannotOpen(caller);
  return cannot ?? forTwoMessage(caller);
});

/** The menu of games: opens a table of the one that is chosen. */
export const open = pressAnywhere('open', [], async (caller) => {
  const ownThread = await wantsThread(caller);
  const cannot = ownThread ? null : await cannotOpen(caller);
  if (cannot) return cannot;
  const game = gameOf(caller.bot.house, chosenIn(caller.asked) ?? '');
  const open = ownThread ? openInThread : openHere;
  if (game) return await open(caller, await wishHere(caller, game.id));
  return refusalMessage(new Refusal(text('bot:refuse.noSuchGame')), caller.language);
});

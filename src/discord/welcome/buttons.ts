import { gameOf } from '../../app/core/context.ts';
import { duel } from '../../app/lobby/challenge.ts';
import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { Caller } from '../core/context.ts';
import { chosenIn, pressAnywhere, type Reply } from '../core/press.ts';
import { refusalMessage } from '../core/refusing.ts';
import { playAgainstAis } from '../lobby/against-ai.ts';
import { openHere, wishHere } from '../lobby/open.ts';
import { openInThread, wantsThread } from '../lobby/open-in-thread.ts';
import { cannotOpen } from '../server-settings/may-open.ts';
import { aboutMessage } from './about.ts';
import { forTwoMessage } from './for-two.ts';
import { showSample } from './sample.ts';

/** Asks for a game for two. */
export const two = pressAnywhere('two', [], async (caller) => {
  const cannot = (await wantsThread(caller)) ? null : await cannotOpen(caller);
  return cannot ?? forTwoMessage(caller);
});

/** Handles the menu of games: opens a table. */
export const open = pressAnywhere('open', [], async (caller) => {
  const ownThread = await wantsThread(caller);
  const cannot = ownThread ? null : await cannotOpen(caller);
  if (cannot) return cannot;
  const game = gameOf(caller.bot.house, chosenIn(caller.asked) ?? '');
  const open = ownThread ? openInThread : openHere;
  if (game) return await open(caller, await wishHere(caller, game.id));
  return refusalMessage(new Refusal(text('bot:refuse.noSuchGame')), caller.language);
});

/** Starts a game for two in this channel between the person and an AI player. */
export const against = pressAnywhere('against', [], begun, 'quiet');

async function begun(caller: Caller): Promise<Reply> {
  const game = duel(caller.bot.house);
  if (game) return await playAgainstAis(caller, game);
  return refusalMessage(new Refusal(text('bot:refuse.noSuchGame')), caller.language);
}

/** Describes the bot and each game in one sentence. */
export const about = pressAnywhere('about', [], async (caller) => aboutMessage(caller));

/** Shows a sample match as a private animation. */
export const watch = pressAnywhere('watch', [], showSample, 'anew');

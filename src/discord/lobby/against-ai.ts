import { MIDDLE } from '../../ai/strengths.ts';
import { REPEATED } from '../../app/core/actor.ts';
import { gameOf } from '../../app/core/context.ts';
import { ChannelTaken, type Opponent, playNow, type Wish } from '../../app/lobby/open.ts';
import type { Game } from '../../engine/game.ts';
import { refused } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import type { Caller } from '../core/context.ts';
import type { Reply } from '../core/press.ts';
import { refusalMessage } from '../core/refusing.ts';
import { calm } from '../core/reply.ts';
import { cannotOpen } from '../server-settings/may-open.ts';
import { mindNumbered } from '../text/ai-levels.ts';
import { takenHere, wishHere } from './open.ts';
import { openInThread, wantsThread } from './open-in-thread.ts';
import { openedMessage } from './opened.ts';

/**
 * Begins a match of that game at once in this channel, with whoever asks and as many AIs as it needs; its board says so
 * to everybody. Nobody waits for who plays alone, so it has no clock.
 */
export async function playAgainstAis(caller: Caller, game: Game): Promise<Reply> {
  const wish = { ...(await wishHere(caller, game.id)), pace: null };
  if (await wantsThread(caller)) return await openInThread(caller, wish, beginAgainstAis);
  return (await cannotOpen(caller)) ?? (await beginAgainstAis(caller, wish));
}

/** The same where it is wished for, once it is clear that a table can be opened there. */
export async function beginAgainstAis(caller: Caller, wish: Wish): Promise<Reply> {
  const { bot, by, language } = caller;
  const game = gameOf(bot.house, wish.game);
  const table = await playNow(bot.house, by, wish, game ? opponents(game, wish.language) : []);
  if (table === REPEATED) return { done: true, content: calm(language, 'nothingDone') };
  if (table instanceof ChannelTaken) return await takenHere(caller, wish, table, true);
  if (refused(table)) return refusalMessage(table, language);
  bot.recent.note(table, by.person);
  return await openedMessage(caller, wish, table);
}

function opponents({ seats }: Game, language: Language): readonly Opponent[] {
  return Array.from({ length: Math.min(...seats) - 1 }, (_, at) => ({
    strength: MIDDLE,
    name: mindNumbered(MIDDLE, at + 1, language),
  }));
}

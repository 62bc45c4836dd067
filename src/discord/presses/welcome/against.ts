import { Refusal, refused } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import { MIDDLE } from '../../../players/strengths.ts';
import { REPEATED } from '../../../tables/act.ts';
import { duel } from '../../../tables/forTwo.ts';
import { ChannelTaken } from '../../../tables/open.ts';
import { playNow } from '../../../tables/playNow.ts';
import { say } from '../../../words/say.ts';
import { cannotOpen, wishHere } from '../../acts/opening.ts';
import { pressAnywhere, type Reply } from '../../kit/press.ts';
import { refusalMessage } from '../../kit/refusing.ts';
import { calm } from '../../kit/reply.ts';
import { link } from '../../kit/rest/channel.ts';
import type { Caller } from '../../kit/visit.ts';
import { mindNumbered } from '../../messages/lobby/mindPanel.ts';
import { takenMessage } from '../../messages/lobby/taken.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    against: [];
  }
}

/** A game for two begins at once in this channel, with whoever presses and an AI; its board says so to everybody. */
export const against = pressAnywhere('against', [], begun, 'quiet');

async function begun(caller: Caller): Promise<Reply> {
  const { bot, by, language } = caller;
  const game = duel(bot.house);
  if (!game) return refusalMessage(new Refusal(text('bot:refuse.noSuchGame')), language);
  const cannot = cannotOpen(caller);
  if (cannot) return cannot;
  const wish = wishHere(caller, game.id);
  const opponent = { strength: MIDDLE, name: mindNumbered(MIDDLE, 1, wish.language) };
  const table = await playNow(bot.house, by, wish, opponent);
  if (table === REPEATED) return { done: true, content: calm(language, 'nothingDone') };
  if (table instanceof ChannelTaken) return await takenMessage(bot, wish, table, language);
  if (refused(table)) return refusalMessage(table, language);
  bot.recent.note(table, by.person);
  const opened = text('bot:lobby.opened', { link: link(wish.guild, wish.channel) });
  return { done: true, content: say(language, opened, () => '') };
}

import { Refusal } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import { duel } from '../../../tables/lobby/forTwo.ts';
import { playAgainstAis } from '../../acts/againstAis.ts';
import { pressAnywhere, type Reply } from '../../kit/press.ts';
import { refusalMessage } from '../../kit/refusing.ts';
import type { Caller } from '../../kit/visit.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    against: [];
  }
}

/** A game for two begins at once in this channel, with whoever presses and an AI; its board says so to everybody. */
export const against = pressAnywhere('against', [], begun, 'quiet');

async function begun(caller: Caller): Promise<Reply> {
  const game = duel(caller.bot.house);
  if (game) return await playAgainstAis(caller, game);
  return refusalMessage(new Refusal(text('bot:refuse.noSuchGame')), caller.language);
}

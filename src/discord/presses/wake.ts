import { MessageFlags } from 'discord.js';
import { goOnInThread } from '../acts/openInThread.ts';
import { mayGoOnInThread } from '../acts/rousing.ts';
import { pressAnywhere } from '../kit/press.ts';
import { forgedMessage } from '../kit/refusing.ts';

declare module '../kit/ids.ts' {
  interface Presses {
    'wake-thread': [];
  }
}

/** A match that sleeps goes on in a thread, where another has its channel. It stands in private answers alone. */
export const wakeInThread = pressAnywhere('wake-thread', [], async (caller, table) => {
  const isPrivate = caller.asked.message.flags.has(MessageFlags.Ephemeral);
  if (!isPrivate || table === null || !mayGoOnInThread(caller, table)) return forgedMessage(caller.language);
  return await goOnInThread(caller, table);
});

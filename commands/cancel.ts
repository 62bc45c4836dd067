import { lobbyCommand, replyHere } from '../src/discord/acts/here.ts';
import type { Command } from '../src/discord/kit/command.ts';
import { namesAt } from '../src/discord/kit/names.ts';
import { refusalMessage } from '../src/discord/kit/refusing.ts';
import { cancelQuestion } from '../src/discord/messages/more.ts';
import { closing } from '../src/discord/presses/lobby/cancel.ts';
import { refused } from '../src/engine/refusal.ts';
import { tableHere } from '../src/tables/find.ts';
import { mayEnd } from '../src/tables/seats/resign.ts';

/** Closes a lobby at once; a running match is ended only after one more question. */
export const cancel: Command = {
  name: 'cancel',
  async run(caller) {
    const here = await tableHere(caller.bot.house, caller.asked.channelId);
    if (refused(here) || here.record.phase === 'lobby') return await lobbyCommand(caller, closing);
    await replyHere(caller, async (visit) => {
      const objection = mayEnd(visit.table, visit.by);
      return objection
        ? refusalMessage(objection, visit.language, namesAt(visit.table))
        : cancelQuestion(visit);
    });
  },
};

import { mayEnd } from '../src/app/seats/resign.ts';
import { replyHere } from '../src/discord/acts/here.ts';
import { lobbyAct } from '../src/discord/acts/lobbyAct.ts';
import type { Command } from '../src/discord/kit/command.ts';
import { namesAt } from '../src/discord/kit/names.ts';
import { refusalMessage } from '../src/discord/kit/refusing.ts';
import { closing } from '../src/discord/lobby/buttons.ts';
import { cancelQuestion } from '../src/discord/messages/end-questions.ts';

/** Closes a lobby at once; a running match is ended only after one more question. */
export const cancel: Command = {
  name: 'cancel',
  run: (arrival) =>
    replyHere(arrival, async (visit) => {
      if (visit.table.record.phase === 'lobby') return await lobbyAct(visit, closing);
      const objection = mayEnd(visit.table, visit.by);
      return objection
        ? refusalMessage(objection, visit.language, namesAt(visit.table))
        : cancelQuestion(visit);
    }),
};

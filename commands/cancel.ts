import { mayEnd } from '../src/app/seats/resign.ts';
import { cancelQuestion } from '../src/discord/board/end-questions.ts';
import type { Command } from '../src/discord/core/command.ts';
import { namesAt } from '../src/discord/core/names.ts';
import { refusalMessage } from '../src/discord/core/refusing.ts';
import { lobbyAct } from '../src/discord/core/table-action.ts';
import { closing } from '../src/discord/lobby/buttons.ts';
import { replyHere } from '../src/discord/lobby/reply-here.ts';

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

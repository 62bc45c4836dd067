import { isPlayable } from '../src/app/core/table.ts';
import { cancelQuestion, resignQuestion } from '../src/discord/board/end-questions.ts';
import type { Command } from '../src/discord/core/command.ts';
import { notStartedMessage, refusalMessage } from '../src/discord/core/refusing.ts';
import { isSeated } from '../src/discord/core/visit.ts';
import { replyHere } from '../src/discord/lobby/reply-here.ts';
import { Refusal } from '../src/engine/refusal.ts';
import { text } from '../src/engine/text.ts';

/** Gives one's seat up, after one more question. */
export const resign: Command = {
  name: 'resign',
  run: (arrival) =>
    replyHere(arrival, async (visit) => {
      if (visit.table.record.phase === 'lobby') return notStartedMessage(visit.language);
      if (isSeated(visit)) return isPlayable(visit.table) ? resignQuestion(visit) : cancelQuestion(visit);
      return refusalMessage(new Refusal(text('bot:refuse.notSeated')), visit.language);
    }),
};

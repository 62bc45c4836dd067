import { isPlayable } from '../src/app/core/table.ts';
import { replyHere } from '../src/discord/acts/here.ts';
import type { Command } from '../src/discord/kit/command.ts';
import { notStartedMessage, refusalMessage } from '../src/discord/kit/refusing.ts';
import { isSeated } from '../src/discord/kit/visit.ts';
import { cancelQuestion, resignQuestion } from '../src/discord/messages/end-questions.ts';
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

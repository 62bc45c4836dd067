import { isPlayable } from '../../src/app/core/table.ts';
import { createCancelQuestion, createResignQuestion } from '../../src/discord/board/end-questions.ts';
import type { Subcommand } from '../../src/discord/core/command.ts';
import { isSeated } from '../../src/discord/core/create-context.ts';
import { createNotStartedMessage, createRefusalMessage } from '../../src/discord/core/refusals.ts';
import { replyHere } from '../../src/discord/lobby/reply-here.ts';
import { Refusal } from '../../src/engine/refusal.ts';
import { text } from '../../src/engine/text.ts';

/** Gives up the caller's seat, after a confirmation. */
export const resign: Subcommand = {
  name: 'resign',
  run: (incoming) =>
    replyHere(incoming, async (ctx) => {
      if (ctx.table.record.phase === 'lobby') return createNotStartedMessage(ctx.language);
      if (isSeated(ctx)) return isPlayable(ctx.table) ? createResignQuestion(ctx) : createCancelQuestion(ctx);
      return createRefusalMessage(new Refusal(text('bot:refuse.notSeated')), ctx.language);
    }),
};

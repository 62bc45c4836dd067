import { checkCanEnd } from '../../src/app/seats/resign.ts';
import { createCancelQuestion } from '../../src/discord/board/end-questions.ts';
import type { Subcommand } from '../../src/discord/core/command.ts';
import { getSafeNames } from '../../src/discord/core/names.ts';
import { createRefusalMessage } from '../../src/discord/core/refusals.ts';
import { runTableAction } from '../../src/discord/core/table-action.ts';
import { closeAction } from '../../src/discord/lobby/buttons.ts';
import { replyHere } from '../../src/discord/lobby/reply-here.ts';

/** Closes a lobby at once; asks for confirmation before ending a running match. */
export const cancel: Subcommand = {
  name: 'cancel',
  run: (incoming) =>
    replyHere(incoming, async (ctx) => {
      if (ctx.table.record.phase === 'lobby') return await runTableAction(ctx, closeAction);
      const objection = checkCanEnd(ctx.table, ctx.by);
      return objection
        ? createRefusalMessage(objection, ctx.language, getSafeNames(ctx.table))
        : createCancelQuestion(ctx);
    }),
};

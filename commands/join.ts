import { type Argument, type Command, getTypedOption } from '../src/discord/core/command.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { joinAction } from '../src/discord/lobby/buttons.ts';
import { joinWithCode } from '../src/discord/lobby/direct.ts';
import { runLobbyCommand } from '../src/discord/lobby/reply-here.ts';

const code: Argument = { id: 'code', kind: 'string' };

/** Joins the lobby of this channel, or with a code a table without a server. */
export const join: Command = {
  name: 'join',
  arguments: [code],
  run: async (incoming) => {
    const typed = getTypedOption(incoming.interaction, 'code');
    if (typed === null) return await runLobbyCommand(incoming, joinAction);
    await replyPrivately(incoming, (ctx) => joinWithCode(ctx, typed));
  },
};

import type { AnyCommand, Command } from '../src/discord/core/command.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { createHelpMessage } from '../src/discord/welcome/help.ts';

/** Explains the bot and its commands; `commands` returns them, the ones a beginner needs first. */
export function createHelpCommand(commands: () => readonly AnyCommand[]): Command {
  return {
    name: 'help',
    run: (incoming) => replyPrivately(incoming, (ctx) => createHelpMessage(ctx, commands())),
  };
}

import type { Command } from '../src/discord/core/command.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { createHelpMessage } from '../src/discord/welcome/help.ts';

/** What this is, and what can be done with it: `commands` are those there are, what one needs first. */
export function createHelpCommand(commands: () => readonly Command[]): Command {
  return {
    name: 'help',
    run: (arrival) => replyPrivately(arrival, (ctx) => createHelpMessage(ctx, commands())),
  };
}

import type { Command } from '../src/discord/core/command.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { helpMessage } from '../src/discord/welcome/help.ts';

/** What this is, and what can be done with it: `commands` are those there are, what one needs first. */
export function helpOn(commands: () => readonly Command[]): Command {
  return {
    name: 'help',
    run: (arrival) => replyPrivately(arrival, (caller) => helpMessage(caller, commands())),
  };
}

import type { Command } from '../src/discord/command.ts';
import { lobbyCommand } from '../src/discord/here.ts';

export const leave: Command = {
  name: 'leave',
  run: (bot, asked) => lobbyCommand(bot, asked, 'leave'),
};

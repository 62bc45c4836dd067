import { lobbyCommand } from '../src/discord/acts/here.ts';
import type { Command } from '../src/discord/kit/command.ts';

export const leave: Command = {
  name: 'leave',
  run: (bot, asked) => lobbyCommand(bot, asked, 'leave'),
};

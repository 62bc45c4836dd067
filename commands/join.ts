import { lobbyCommand } from '../src/discord/acts/here.ts';
import type { Command } from '../src/discord/kit/command.ts';

export const join: Command = {
  name: 'join',
  run: (bot, asked) => lobbyCommand(bot, asked, 'join'),
};

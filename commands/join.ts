import type { Command } from '../src/discord/command.ts';
import { lobbyCommand } from '../src/discord/here.ts';

export const join: Command = {
  name: 'join',
  run: (bot, asked) => lobbyCommand(bot, asked, 'join'),
};

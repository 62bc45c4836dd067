import type { Command } from '../src/discord/command.ts';
import { lobbyCommand } from '../src/discord/here.ts';

export const start: Command = {
  name: 'start',
  run: (bot, asked) => lobbyCommand(bot, asked, 'start'),
};

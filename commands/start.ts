import { lobbyCommand } from '../src/discord/acts/here.ts';
import type { Command } from '../src/discord/kit/command.ts';

export const start: Command = {
  name: 'start',
  run: (bot, asked) => lobbyCommand(bot, asked, 'start'),
};

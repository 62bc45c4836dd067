import { lobbyCommand } from '../src/discord/acts/here.ts';
import type { Command } from '../src/discord/kit/command.ts';
import { starting } from '../src/discord/lobby/buttons.ts';

export const start: Command = { name: 'start', run: (arrival) => lobbyCommand(arrival, starting) };

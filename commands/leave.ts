import { lobbyCommand } from '../src/discord/acts/here.ts';
import type { Command } from '../src/discord/kit/command.ts';
import { leaving } from '../src/discord/lobby/buttons.ts';

export const leave: Command = { name: 'leave', run: (arrival) => lobbyCommand(arrival, leaving) };

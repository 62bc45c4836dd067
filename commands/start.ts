import type { Command } from '../src/discord/core/command.ts';
import { starting } from '../src/discord/lobby/buttons.ts';
import { lobbyCommand } from '../src/discord/lobby/reply-here.ts';

export const start: Command = { name: 'start', run: (arrival) => lobbyCommand(arrival, starting) };

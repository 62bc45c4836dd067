import type { Command } from '../src/discord/core/command.ts';
import { leaving } from '../src/discord/lobby/buttons.ts';
import { lobbyCommand } from '../src/discord/lobby/reply-here.ts';

export const leave: Command = { name: 'leave', run: (arrival) => lobbyCommand(arrival, leaving) };

import type { Command } from '../src/discord/core/command.ts';
import { joining } from '../src/discord/lobby/buttons.ts';
import { lobbyCommand } from '../src/discord/lobby/reply-here.ts';

export const join: Command = { name: 'join', run: (arrival) => lobbyCommand(arrival, joining) };

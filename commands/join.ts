import { lobbyCommand } from '../src/discord/acts/here.ts';
import type { Command } from '../src/discord/kit/command.ts';
import { joining } from '../src/discord/lobby/buttons.ts';

export const join: Command = { name: 'join', run: (arrival) => lobbyCommand(arrival, joining) };

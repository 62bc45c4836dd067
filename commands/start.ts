import type { Command } from '../src/discord/core/command.ts';
import { startAction } from '../src/discord/lobby/buttons.ts';
import { runLobbyCommand } from '../src/discord/lobby/reply-here.ts';

export const start: Command = { name: 'start', run: (incoming) => runLobbyCommand(incoming, startAction) };

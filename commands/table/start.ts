import type { Subcommand } from '../../src/discord/core/command.ts';
import { startAction } from '../../src/discord/lobby/buttons.ts';
import { runLobbyCommand } from '../../src/discord/lobby/reply-here.ts';

export const start: Subcommand = { name: 'start', run: (incoming) => runLobbyCommand(incoming, startAction) };

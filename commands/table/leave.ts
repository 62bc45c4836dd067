import type { Subcommand } from '../../src/discord/core/command.ts';
import { leaveAction } from '../../src/discord/lobby/buttons.ts';
import { runLobbyCommand } from '../../src/discord/lobby/reply-here.ts';

export const leave: Subcommand = { name: 'leave', run: (incoming) => runLobbyCommand(incoming, leaveAction) };

import type { Command } from '../src/discord/core/command.ts';
import { joinAction } from '../src/discord/lobby/buttons.ts';
import { runLobbyCommand } from '../src/discord/lobby/reply-here.ts';

export const join: Command = { name: 'join', run: (incoming) => runLobbyCommand(incoming, joinAction) };

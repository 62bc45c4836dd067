import { createView } from '../src/discord/board/panel.ts';
import type { Command } from '../src/discord/core/command.ts';
import { replyHere } from '../src/discord/lobby/reply-here.ts';

/** Shows the caller's own view of the match. */
export const hand: Command = { name: 'hand', run: (incoming) => replyHere(incoming, createView) };

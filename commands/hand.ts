import { createView } from '../src/discord/board/panel.ts';
import type { Command } from '../src/discord/core/command.ts';
import { replyHere } from '../src/discord/lobby/reply-here.ts';

/** What one's own seat sees. */
export const hand: Command = { name: 'hand', run: (arrival) => replyHere(arrival, createView) };

import { replyHere } from '../src/discord/acts/here.ts';
import type { Command } from '../src/discord/kit/command.ts';
import { viewFor } from '../src/discord/messages/panel.ts';

/** What one's own seat sees. */
export const hand: Command = { name: 'hand', run: (arrival) => replyHere(arrival, viewFor) };

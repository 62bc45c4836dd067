import type { Command } from '../src/discord/kit/command.ts';
import { replyPrivately } from '../src/discord/kit/reply.ts';
import { ownLookMessage } from '../src/discord/messages/ownLook.ts';

/** In what way the pictures are drawn that only this person sees. */
export const look: Command = {
  name: 'look',
  run: (arrival) => replyPrivately(arrival, ownLookMessage),
};

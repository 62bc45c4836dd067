import type { Command } from '../src/discord/kit/command.ts';
import { replyPrivately } from '../src/discord/kit/reply.ts';
import { forgetQuestion } from '../src/discord/messages/privacy/forget.ts';

/** Has all that is kept of oneself forgotten, after one more question. */
export const forget: Command = {
  name: 'forget',
  parts: [{ id: 'forgetMe' }],
  run: (arrival) => replyPrivately(arrival, forgetQuestion),
};

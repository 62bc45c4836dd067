import type { Command } from '../src/discord/core/command.ts';
import { createForgetQuestion } from '../src/discord/core/forget-person.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';

/** Deletes all data about the caller, after a confirmation. */
export const forget: Command = {
  name: 'forget',
  parts: [{ id: 'forgetMe' }],
  run: (incoming) => replyPrivately(incoming, createForgetQuestion),
};

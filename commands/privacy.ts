import type { Command } from '../src/discord/core/command.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { createPrivacyMessage } from '../src/discord/privacy/privacy-message.ts';

/** Shows what personal data is stored, for how long, and who sees it. */
export const privacy: Command = {
  name: 'privacy',
  run: (incoming) => replyPrivately(incoming, createPrivacyMessage),
};

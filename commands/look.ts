import type { Command } from '../src/discord/core/command.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { createDisplaySettingsMessage } from '../src/discord/settings/display-settings.ts';

/** Shows the display settings of pictures that only the caller sees. */
export const look: Command = {
  name: 'look',
  run: (incoming) => replyPrivately(incoming, createDisplaySettingsMessage),
};

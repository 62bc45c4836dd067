import type { Command } from '../src/discord/core/command.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { createDisplaySettingsMessage } from '../src/discord/settings/display-settings.ts';

/** In what way the pictures are drawn that only this person sees. */
export const look: Command = {
  name: 'look',
  run: (arrival) => replyPrivately(arrival, createDisplaySettingsMessage),
};

import type { Command } from '../src/discord/core/command.ts';
import { MANAGE_SERVER } from '../src/discord/core/permissions.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { showServerSettings } from '../src/discord/server-settings/change.ts';

/** Shows the server's settings to users who may manage the server. */
export const server: Command = {
  name: 'server',
  isServerOnly: true,
  permissions: MANAGE_SERVER,
  run: (incoming) => replyPrivately(incoming, showServerSettings),
};

import type { Command } from '../src/discord/core/command.ts';
import { MANAGE_SERVER } from '../src/discord/core/permissions.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { showServerSettings } from '../src/discord/server-settings/change.ts';

/** What is set for this server, for whoever manages it. */
export const server: Command = {
  name: 'server',
  permissions: MANAGE_SERVER,
  run: (arrival) => replyPrivately(arrival, showServerSettings),
};

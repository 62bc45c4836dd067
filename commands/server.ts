import type { Command } from '../src/discord/core/command.ts';
import { MANAGES_SERVER } from '../src/discord/core/permissions.ts';
import { replyPrivately } from '../src/discord/core/reply.ts';
import { serverHere } from '../src/discord/server-settings/change.ts';

/** What is set for this server, for whoever manages it. */
export const server: Command = {
  name: 'server',
  permissions: MANAGES_SERVER,
  run: (arrival) => replyPrivately(arrival, serverHere),
};

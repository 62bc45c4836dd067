import { serverHere } from '../src/discord/acts/servers.ts';
import type { Command } from '../src/discord/kit/command.ts';
import { MANAGES_SERVER } from '../src/discord/kit/permissions.ts';
import { replyPrivately } from '../src/discord/kit/reply.ts';

/** What is set for this server, for whoever manages it. */
export const server: Command = {
  name: 'server',
  permissions: MANAGES_SERVER,
  run: (arrival) => replyPrivately(arrival, serverHere),
};

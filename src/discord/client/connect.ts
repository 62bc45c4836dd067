import type { Client } from 'discord.js';
import { getEmojiOwner, syncEmoji } from '../emoji/sync-emoji.ts';
import { connectShared } from './cluster.ts';
import type { Connection, ConnectOptions } from './connect-options.ts';
import { createListener } from './listen.ts';
import { registerCommands } from './register.ts';
import { resume, resumeForgetting } from './resume.ts';
import { closeServices, createServices } from './services.ts';
import { createSession } from './session.ts';

/** Connects to Discord, registers the commands, and resumes the work that the last run left unfinished. */
export async function connect(connecting: ConnectOptions): Promise<Connection> {
  const clients = new Set<Client>();
  const { sharing } = connecting;
  return sharing
    ? await connectShared(connecting, sharing, clients)
    : await connectAlone(connecting, clients);
}

/** Connects a process that does not share the shards: one session has all of them. */
async function connectAlone(connecting: ConnectOptions, clients: Set<Client>): Promise<Connection> {
  const going = createServices(connecting, clients);
  const { bot, publisher, notices, matches } = going;
  const of = { connecting, bot, listening: createListener(bot, connecting), clients };
  const session = createSession(of, connecting.shards ?? 'auto');
  await session.open();
  await registerCommands(session.client, { ...connecting, commandIds: bot.commandIds });
  if (connecting.hasEmoji) void syncEmoji(getEmojiOwner(session.client), bot);
  await resume(bot, going);
  resumeForgetting(bot);
  return {
    bot,
    publisher: publisher,
    notices,
    matches,
    close: async () => {
      await closeServices(going);
      await session.close();
    },
  };
}

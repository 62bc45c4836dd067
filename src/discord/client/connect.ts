import type { Client } from 'discord.js';
import { share } from './cluster.ts';
import { listen } from './listen.ts';
import { register } from './register.ts';
import { resume, resumeForgetting } from './resume.ts';
import { closeGoing, goingFor } from './services.ts';
import { sessionOf } from './session.ts';
import type { Connected, Connecting } from './types.ts';

/** Connects to Discord, registers the commands, and goes on with whatever the last run left unfinished. */
export async function connect(connecting: Connecting): Promise<Connected> {
  const clients = new Set<Client>();
  const { sharing } = connecting;
  return sharing ? await share(connecting, sharing, clients) : await connectAlone(connecting, clients);
}

/** One session has all the shards of this process, which are all that matter. */
async function connectAlone(connecting: Connecting, clients: Set<Client>): Promise<Connected> {
  const going = goingFor(connecting, clients);
  const { bot, announcer, notices, matches } = going;
  const of = { connecting, bot, listening: listen(bot, connecting), clients };
  const session = sessionOf(of, connecting.shards ?? 'auto');
  await session.open();
  await register(session.client, connecting);
  await resume(bot, going);
  resumeForgetting(bot);
  return {
    bot,
    announcer,
    notices,
    matches,
    close: async () => {
      await closeGoing(going);
      await session.close();
    },
  };
}

import { type Client, type ClientOptions, Events } from 'discord.js';
import type { Bot } from '../core/context.ts';
import { catchUpReach, followReach } from './availability.ts';
import { clientFor } from './client.ts';
import { isTokenRefused, tokenRefused } from './connect-error.ts';
import { followInvites } from './follow-invites.ts';
import type { Listening } from './listen.ts';
import { followThreads, reopenThreads } from './open-threads.ts';
import { allReady, answerFromTheFirst, type Shards } from './shards.ts';
import type { Connecting } from './types.ts';

/** The sessions of some shards, by one client. */
export interface Session {
  readonly client: Client;
  /** Resolves when all are ready, and what changed in their servers meanwhile is known. */
  open(): Promise<void>;
  close(): Promise<void>;
}

/** What a session works with. */
export interface SessionOf {
  readonly connecting: Connecting;
  readonly bot: Bot;
  readonly listening: Listening;
  /** All clients there are. */
  readonly clients: Set<Client>;
}

/** What starts such sessions; nothing is done before it is opened. */
export function sessionOf(
  { connecting, bot, listening, clients }: SessionOf,
  shards: Shards,
  more: Partial<ClientOptions> = {},
): Session {
  const { watching, log, token, stopped } = connecting;
  const client = clientFor(connecting, shards, more);
  clients.add(client);
  const unwatched = watching?.client(client);
  bot.discordTime.follow(client.rest);
  listening(client);
  client.on(Events.Error, (error) => log.error({ err: error }, 'The session met an error'));
  client.on(Events.ShardError, (error) => log.warn({ err: error }, 'The connection met an error'));
  followReach(client, bot);
  followThreads(client, bot);
  followInvites(client, bot);
  return {
    client,
    open: async () => {
      await login(client, token);
      client.on(Events.ShardDisconnect, ({ code }) => stopped?.(code));
      await catchUpReach(client, bot);
      await reopenThreads(client, bot);
    },
    close: async () => {
      clients.delete(client);
      unwatched?.();
      await client.destroy();
    },
  };
}

async function login(client: Client, token: string): Promise<void> {
  answerFromTheFirst(client);
  try {
    await Promise.all([allReady(client), client.login(token)]);
  } catch (error) {
    await client.destroy();
    throw isTokenRefused(error) ? tokenRefused() : error;
  }
}

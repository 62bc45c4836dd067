import { type Client, type ClientOptions, Events } from 'discord.js';
import type { BotContext } from '../core/context.ts';
import { catchUpAvailability, followAvailability } from './availability.ts';
import { createClient } from './client.ts';
import { createTokenRefusedError, isTokenRefused } from './connect-error.ts';
import type { ConnectOptions } from './connect-options.ts';
import { followInvites } from './follow-invites.ts';
import type { ClientListener } from './listen.ts';
import { followThreads, reopenThreads } from './open-threads.ts';
import { emitReadyEarly, type Shards, waitForShards } from './shards.ts';

/** Gateway sessions of some shards, by one client. */
export interface Session {
  readonly client: Client;
  /** Resolves when all shards are ready, and changes in their servers since the last run are applied. */
  open(): Promise<void>;
  close(): Promise<void>;
}

/** Dependencies of a session. */
export interface SessionDependencies {
  readonly connecting: ConnectOptions;
  readonly bot: BotContext;
  readonly listening: ClientListener;
  /** All open clients. */
  readonly clients: Set<Client>;
}

/** Creates the session; nothing connects before it is opened. */
export function createSession(
  { connecting, bot, listening, clients }: SessionDependencies,
  shards: Shards,
  more: Partial<ClientOptions> = {},
): Session {
  const { watching, log, token, stopped } = connecting;
  const client = createClient(connecting, shards, more);
  clients.add(client);
  const unwatched = watching?.client(client);
  bot.discordTime.follow(client.rest);
  listening(client);
  client.on(Events.Error, (error) => log.error({ err: error }, 'Discord session error'));
  client.on(Events.ShardError, (error) => log.warn({ err: error }, 'Discord connection error'));
  followAvailability(client, bot);
  followThreads(client, bot);
  followInvites(client, bot);
  return {
    client,
    open: async () => {
      await logIn(client, token);
      client.on(Events.ShardDisconnect, ({ code }) => stopped?.(code));
      await catchUpAvailability(client, bot);
      await reopenThreads(client, bot);
    },
    close: async () => {
      clients.delete(client);
      unwatched?.();
      await client.destroy();
    },
  };
}

async function logIn(client: Client, token: string): Promise<void> {
  emitReadyEarly(client);
  try {
    await Promise.all([waitForShards(client), client.login(token)]);
  } catch (error) {
    await client.destroy();
    throw isTokenRefused(error) ? createTokenRefusedError() : error;
  }
}

import { type Channel, type Client, type ClientOptions, Events, type Guild } from 'discord.js';
import {
  saveParentChannels,
  updateAllGuildAvailability,
  updateGuildAvailability,
} from '../../app/availability/availability.ts';
import { forgetDeletedChannels, handleChannelDeleted } from '../../app/availability/gone-channels.ts';
import { isDirect } from '../../app/core/screens.ts';
import { hasAwakeTable, listLiveThreads } from '../../app/core/threads.ts';
import { handleChannelsChanged } from '../../app/server-settings/dashboard.ts';
import type { BotContext } from '../core/context.ts';
import { getParentId } from '../core/place.ts';
import { reopenThread } from '../core/rest/channel.ts';
import { postWelcome } from '../welcome/post-welcome.ts';
import { createClient } from './client.ts';
import { createTokenRefusedError, isTokenRefused } from './connect-error.ts';
import type { ConnectOptions } from './connect-options.ts';
import type { ClientListener } from './listen.ts';
import { emitReadyEarly, isOwnGuild, type Shards, waitForShards } from './shards.ts';

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

/**
 * Posts a welcome when the bot is added to a server. discord.js reports only servers that it did not know, and not those present at a start
 * or again after an outage. A second report with the same join time is ignored.
 */
function followInvites(client: Client, bot: BotContext): void {
  const joined = new Map<string, number>();
  client.on(Events.GuildCreate, (guild: Guild) => {
    if (!guild.available) return;
    if (joined.get(guild.id) === guild.joinedTimestamp)
      return bot.log.info({ guild: guild.id }, 'Ignored a repeated join of a server');
    joined.set(guild.id, guild.joinedTimestamp);
    postWelcome(bot, guild).catch((error) =>
      bot.log.warn({ err: error, guild: guild.id }, 'Failed to welcome a server'),
    );
  });
}

/**
 * Keeps the threads of active tables open. Discord archives a thread after some days without a message, and non-members cannot use its
 * buttons then. A moderator who wants to close a thread locks it.
 */
function followThreads(client: Client, bot: BotContext): void {
  client.on(Events.ThreadUpdate, (_before, { id, archived, locked }) => {
    if (!archived || locked) return;
    keepOpen(bot, id).catch((error) =>
      bot.log.info({ err: error, thread: id }, 'Failed to keep a thread open'),
    );
  });
}

/** Reopens, after a start, threads that were archived meanwhile, which are those that Discord does not list. */
async function reopenThreads(client: Client, bot: BotContext): Promise<void> {
  for await (const { guild, channel } of listLiveThreads(bot.app)) {
    const known = isOwnGuild(client, guild) ? client.guilds.cache.get(guild) : undefined;
    if (!known?.available || client.channels.cache.has(channel)) continue;
    await keepOpen(bot, channel).catch((error) =>
      bot.log.info({ err: error, thread: channel }, 'Failed to reopen a thread'),
    );
  }
}

async function keepOpen(bot: BotContext, thread: string): Promise<void> {
  if (await hasAwakeTable(bot.app, thread)) await reopenThread(bot.rest, thread);
}

/**
 * Follows where the bot is available. Deleting a channel deletes its tables, and those of its threads, for which Discord sends no events. A
 * server that removes the bot keeps its tables until it adds the bot again.
 */
function followAvailability(client: Client, bot: BotContext): void {
  const following = (doing: Promise<void>) =>
    void doing.catch((error) => bot.log.error({ err: error }, 'Failed to record a change of availability'));
  for (const gone of [Events.ChannelDelete, Events.ThreadDelete] as const)
    client.on(gone, (channel) => {
      if (!channel.isDMBased())
        following(handleChannelDeleted(bot.app, { guild: channel.guildId, channel: channel.id }));
    });
  client.on(Events.ChannelUpdate, (_, channel) => {
    if (!channel.isDMBased()) following(handleChannelsChanged(bot.app, channel.guildId));
  });
  client.on(Events.GuildRoleUpdate, (_, { guild }) => following(handleChannelsChanged(bot.app, guild.id)));
  client.on(Events.GuildDelete, ({ id }) => following(updateGuildAvailability(bot.app, id, false)));
  client.on(Events.GuildCreate, ({ id }) => following(updateGuildAvailability(bot.app, id, true)));
}

/**
 * Applies what changed while the process was down, in the servers of its shards. A server in an outage still counts as one with the bot.
 */
async function catchUpAvailability(client: Client, bot: BotContext): Promise<void> {
  await updateAllGuildAvailability(bot.app, (guild) =>
    isOwnGuild(client, guild) ? isDirect({ guild }) || client.guilds.cache.has(guild) : null,
  );
  await saveParentChannels(bot.app, (channel) =>
    getParentId(client.channels.cache.get(channel) as Channel | undefined),
  );
  await forgetDeletedChannels(bot.app, (guild, channel) => hasChannel(client, guild, channel));
}

/** Returns whether a channel exists; null for a server in an outage, whose channels are unknown. */
function hasChannel(client: Client, guild: string, channel: string): boolean | null {
  const known = client.guilds.cache.get(guild);
  return known?.available ? known.channels.cache.has(channel) : null;
}

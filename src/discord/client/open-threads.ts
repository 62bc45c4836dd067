import { type Client, Events } from 'discord.js';
import { hasAwakeTable, listLiveThreads } from '../../app/core/threads.ts';
import type { BotContext } from '../core/context.ts';
import { reopenThread } from '../core/rest/channel.ts';
import { isOwnGuild } from './shards.ts';

/**
 * Keeps the threads of active tables open. Discord archives a thread after some days without a message, and non-members cannot use its
 * buttons then. A moderator who wants to close a thread locks it.
 */
export function followThreads(client: Client, bot: BotContext): void {
  client.on(Events.ThreadUpdate, (_before, { id, archived, locked }) => {
    if (!archived || locked) return;
    keepOpen(bot, id).catch((error) =>
      bot.log.info({ err: error, thread: id }, 'Failed to keep a thread open'),
    );
  });
}

/** Reopens, after a start, threads that were archived meanwhile, which are those that Discord does not list. */
export async function reopenThreads(client: Client, bot: BotContext): Promise<void> {
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

import { type Channel, type Client, Events } from 'discord.js';
import {
  saveParentChannels,
  updateAllGuildAvailability,
  updateGuildAvailability,
} from '../../app/availability/availability.ts';
import { forgetDeletedChannels, handleChannelDeleted } from '../../app/availability/gone-channels.ts';
import { isDirect } from '../../app/core/screens.ts';
import { handleChannelsChanged } from '../../app/server-settings/dashboard.ts';
import type { BotContext } from '../core/context.ts';
import { getParentId } from '../core/thread-parent.ts';
import { isOwnGuild } from './shards.ts';

/**
 * Follows where the bot is available. Deleting a channel deletes its tables, and those of its threads, for which Discord sends no events. A
 * server that removes the bot keeps its tables until it adds the bot again.
 */
export function followAvailability(client: Client, bot: BotContext): void {
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
export async function catchUpAvailability(client: Client, bot: BotContext): Promise<void> {
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

import { type Channel, type Client, Events } from 'discord.js';
import { keepParents, reachGuild, reachGuilds } from '../../app/availability/availability.ts';
import { channelGone, forgetChannels } from '../../app/availability/gone-channels.ts';
import { channelsChanged } from '../../app/server-settings/dashboard.ts';
import type { Bot } from '../core/context.ts';
import { parentOf } from '../core/parent.ts';
import { isOurs } from './shards.ts';

/**
 * Keeps up with where the bot is: a channel that is deleted takes its tables along, and those of its threads, of which
 * Discord tells nothing; a server that throws the bot out keeps them until it is invited again.
 */
export function followReach(client: Client, bot: Bot): void {
  const following = (doing: Promise<void>) =>
    void doing.catch((error) => bot.log.error({ err: error }, 'A place could not be followed'));
  for (const gone of [Events.ChannelDelete, Events.ThreadDelete] as const)
    client.on(gone, (channel) => {
      if (!channel.isDMBased())
        following(channelGone(bot.house, { guild: channel.guildId, channel: channel.id }));
    });
  client.on(Events.ChannelUpdate, (_, channel) => {
    if (!channel.isDMBased()) following(channelsChanged(bot.house, channel.guildId));
  });
  client.on(Events.GuildRoleUpdate, (_, { guild }) => following(channelsChanged(bot.house, guild.id)));
  client.on(Events.GuildDelete, ({ id }) => following(reachGuild(bot.house, id, false)));
  client.on(Events.GuildCreate, ({ id }) => following(reachGuild(bot.house, id, true)));
}

/**
 * After a start: what changed meanwhile in the servers of this process's shards. A server that Discord cannot reach now is
 * still one that the bot is in.
 */
export async function catchUpReach(client: Client, bot: Bot): Promise<void> {
  await reachGuilds(bot.house, (guild) => (isOurs(client, guild) ? client.guilds.cache.has(guild) : null));
  await keepParents(bot.house, (channel) =>
    parentOf(client.channels.cache.get(channel) as Channel | undefined),
  );
  await forgetChannels(bot.house, (guild, channel) => isThere(client, guild, channel));
}

/** Of a server that Discord cannot reach now, no channels are known. */
function isThere(client: Client, guild: string, channel: string): boolean | null {
  const known = client.guilds.cache.get(guild);
  return known?.available ? known.channels.cache.has(channel) : null;
}

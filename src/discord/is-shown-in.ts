import {
  ChannelFlags,
  ChannelType,
  type Client,
  type GuildBasedChannel,
  PermissionFlagsBits,
} from 'discord.js';
import type { TableRecord } from '../store/tableRecord.ts';

/**
 * Returns whether all readers of the channel `reader` may know of a game: it is in that channel or in a public thread of it, or
 * every member of the server sees its channel. False for what is not known now.
 */
export function isShownIn(client: Client, place: Pick<TableRecord, 'channel'>, reader: string): boolean {
  if (place.channel === reader) return true;
  const channel = client.channels.cache.get(place.channel);
  if (!channel || channel.isDMBased() || channel.type === ChannelType.PrivateThread) return false;
  const parent = channel.isThread() ? channel.parent : channel;
  if (!parent) return false;
  return parent.id === rootOf(client, reader) || isSeenByAll(parent);
}

/** Returns the channel of a thread, or the channel itself. */
function rootOf(client: Client, id: string): string {
  const channel = client.channels.cache.get(id);
  return channel?.isThread() ? (channel.parentId ?? id) : id;
}

function isSeenByAll(channel: GuildBasedChannel): boolean {
  if ((Number(channel.flags?.bitfield ?? 0) & ChannelFlags.ChannelObfuscated) !== 0) return false;
  return channel.permissionsFor(channel.guild.roles.everyone).has(PermissionFlagsBits.ViewChannel);
}

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
 * @everyone sees its channel, and whoever is denied it is denied the other one too. False for what is not known now.
 */
export function isShownIn(client: Client, place: Pick<TableRecord, 'channel'>, reader: string): boolean {
  if (place.channel === reader) return true;
  const channel = client.channels.cache.get(place.channel);
  if (!channel || channel.isDMBased() || channel.type === ChannelType.PrivateThread) return false;
  const parent = channel.isThread() ? channel.parent : channel;
  if (!parent) return false;
  const root = rootOf(client, reader);
  return (
    parent.id === root ||
    (isSeenByAll(parent) && deniedIn(client, parent.id).every((id) => deniedIn(client, root).includes(id)))
  );
}

/** Returns the roles and members that may not view a channel. */
function deniedIn(client: Client, id: string): readonly string[] {
  const channel = client.channels.cache.get(id);
  if (!channel || channel.isDMBased() || channel.isThread()) return [];
  const overwrites = [...channel.permissionOverwrites.cache.values()];
  return overwrites.filter(({ deny }) => deny.has(PermissionFlagsBits.ViewChannel)).map((one) => one.id);
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

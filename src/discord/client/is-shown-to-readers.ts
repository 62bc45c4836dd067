import {
  ChannelFlags,
  ChannelType,
  type Client,
  type GuildBasedChannel,
  PermissionFlagsBits,
} from 'discord.js';
import type { TableRecord } from '../../store/table-record.ts';

/**
 * Returns whether everybody who reads the channel `reader` may know of a game. It is in that channel, in a public thread of
 * it, or in a channel that @everyone views and that denies no role or member which can view `reader`. False for channels
 * that are not cached.
 */
export function isShownToReaders(
  client: Client,
  place: Pick<TableRecord, 'channel'>,
  reader: string,
): boolean {
  if (place.channel === reader) return true;
  const channel = client.channels.cache.get(place.channel);
  if (!channel || channel.isDMBased() || channel.type === ChannelType.PrivateThread) return false;
  const parent = channel.isThread() ? channel.parent : channel;
  if (!parent) return false;
  const root = getRootChannelId(client, reader);
  return (
    parent.id === root ||
    (isSeenByAll(parent) && getDenied(client, parent.id).every((id) => getDenied(client, root).includes(id)))
  );
}

/** Returns the roles and members that may not view a channel. */
function getDenied(client: Client, id: string): readonly string[] {
  const channel = client.channels.cache.get(id);
  if (!channel || channel.isDMBased() || channel.isThread()) return [];
  const overwrites = [...channel.permissionOverwrites.cache.values()];
  return overwrites.filter(({ deny }) => deny.has(PermissionFlagsBits.ViewChannel)).map((one) => one.id);
}

/** Returns the channel of a thread, or the channel itself. */
function getRootChannelId(client: Client, id: string): string {
  const channel = client.channels.cache.get(id);
  return channel?.isThread() ? (channel.parentId ?? id) : id;
}

function isSeenByAll(channel: GuildBasedChannel): boolean {
  if ((Number(channel.flags?.bitfield ?? 0) & ChannelFlags.ChannelObfuscated) !== 0) return false;
  return channel.permissionsFor(channel.guild.roles.everyone).has(PermissionFlagsBits.ViewChannel);
}

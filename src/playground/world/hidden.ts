import { type APIOverwrite, OverwriteType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import type { Channel, World } from './world.ts';

/** Takes away that a person can see a channel, as its overwrites tell. */
export function hideChannel(world: World, id: string, person: string): void {
  const channel = world.channel(id);
  const hidden = { id: person, type: OverwriteType.Member, allow: '0', deny: P.ViewChannel.toString() };
  const changed = { ...channel, permission_overwrites: [...overwritesOf(channel), hidden] } as Channel;
  world.setChannel(changed);
  world.tell({ kind: 'channel', channel: changed });
}

/** Returns whether a channel, or the channel of a thread, is hidden from a person. */
export function isHidden(world: World, channel: Channel, person: string): boolean {
  const parent = 'thread_metadata' in channel ? world.channels.get(channel.parent_id ?? '') : undefined;
  const place = parent ?? channel;
  return overwritesOf(place).some(({ id, deny }) => id === person && (BigInt(deny) & P.ViewChannel) !== 0n);
}

function overwritesOf(channel: Channel): readonly APIOverwrite[] {
  return ('permission_overwrites' in channel ? channel.permission_overwrites : undefined) ?? [];
}

import { type APIOverwrite, OverwriteType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import type { Channel, World } from './world.ts';

/** Hides a channel from a person, or from @everyone by the server's id, with an overwrite. */
export function hideChannel(world: World, id: string, whom: string): void {
  const channel = world.channel(id);
  const isEveryone = whom === world.serverOf(channel)?.id;
  const type = isEveryone ? OverwriteType.Role : OverwriteType.Member;
  const hidden = { id: whom, type, allow: '0', deny: P.ViewChannel.toString() };
  const changed = { ...channel, permission_overwrites: [...getOverwrites(channel), hidden] } as Channel;
  world.setChannel(changed);
  world.tell({ kind: 'channel', channel: changed });
}

/** Returns true if a channel, or a thread's parent, is hidden from a person. */
export function isHidden(world: World, channel: Channel, person: string): boolean {
  const parent = 'thread_metadata' in channel ? world.channels.get(channel.parent_id ?? '') : undefined;
  const place = parent ?? channel;
  return getOverwrites(place).some(({ id, deny }) => id === person && (BigInt(deny) & P.ViewChannel) !== 0n);
}

export function getOverwrites(channel: Channel): readonly APIOverwrite[] {
  return ('permission_overwrites' in channel ? channel.permission_overwrites : undefined) ?? [];
}

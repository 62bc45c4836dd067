import { type APIOverwrite, OverwriteType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { createRefusal } from '../checks/refusal.ts';
import type { Channel, World } from './world.ts';

/** Throws if the bot lacks a permission in a channel, or cannot see it. https://docs.discord.com/developers/topics/permissions */
export function demandPermissions(world: World, channel: Channel, ...bits: readonly bigint[]): void {
  const held = world.botPermissions(channel);
  if ((held & P.ViewChannel) === 0n) throw createRefusal(50001);
  if (bits.some((bit) => (held & bit) === 0n)) throw createRefusal(50013);
}

/** Returns true if the bot holds a permission in a channel. */
export const hasPermission = (world: World, channel: Channel, bit: bigint): boolean =>
  (world.botPermissions(channel) & bit) !== 0n;

/** Returns the permission for writing; threads have their own. */
export const getWritePermission = (channel: Channel): bigint =>
  'thread_metadata' in channel ? P.SendMessagesInThreads : P.SendMessages;

/** Permissions of @everyone. */
export const EVERYONE =
  P.ViewChannel |
  P.SendMessages |
  P.SendMessagesInThreads |
  P.CreatePublicThreads |
  P.EmbedLinks |
  P.AttachFiles |
  P.AddReactions |
  P.UseExternalEmojis |
  P.ReadMessageHistory |
  P.UseApplicationCommands;

/** Permissions of the managers' role. */
export const MANAGER = EVERYONE | P.ManageGuild | P.ManageChannels | P.ManageMessages | P.ManageThreads;

/** Permissions granted by the bot's invite: to write, not to manage. */
export const BOT_PERMISSIONS = EVERYONE;

/** Permissions of a bot that was invited to manage. */
export const MANAGING_BOT_PERMISSIONS = MANAGER | P.ManageRoles;

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

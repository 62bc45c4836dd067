import { PermissionFlagsBits as P } from 'discord-api-types/v10';
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

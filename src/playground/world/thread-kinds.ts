import { ChannelType } from 'discord-api-types/v10';
import { createRefusal } from '../checks/refusal.ts';
import type { Channel } from './world.ts';

/** Every type of thread: https://docs.discord.com/developers/topics/threads */
export const THREAD_KINDS = [
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
] as const;

/** A type of thread. */
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** Returns the type of a public thread in this channel; throws if it cannot have threads. */
export function getOpenKind({ type }: Channel): ThreadKind {
  if (type === ChannelType.GuildText) return ChannelType.PublicThread;
  if (type === ChannelType.GuildAnnouncement) return ChannelType.AnnouncementThread;
  throw createRefusal(50024);
}

/** Throws if the channel cannot have this type; only text channels have private threads. */
export function demandKind(channel: Channel, kind: ThreadKind): void {
  const isPrivate = kind === ChannelType.PrivateThread && channel.type === ChannelType.GuildText;
  if (kind !== getOpenKind(channel) && !isPrivate) throw createRefusal(50024);
}

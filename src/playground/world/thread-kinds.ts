import { ChannelType } from 'discord-api-types/v10';
import { createRefusal } from '../checks/refusal.ts';
import type { Channel } from './world.ts';

/** Every kind of thread: https://docs.discord.com/developers/topics/threads */
export const THREAD_KINDS = [
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
] as const;

/** A kind of thread. */
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** The kind that everybody in the channel sees; where no thread can be started this is refused. */
export function getOpenKind({ type }: Channel): ThreadKind {
  if (type === ChannelType.GuildText) return ChannelType.PublicThread;
  if (type === ChannelType.GuildAnnouncement) return ChannelType.AnnouncementThread;
  throw createRefusal(50024);
}

/** Refuses a kind that this channel does not have: private threads are for text channels alone. */
export function demandKind(channel: Channel, kind: ThreadKind): void {
  const isPrivate = kind === ChannelType.PrivateThread && channel.type === ChannelType.GuildText;
  if (kind !== getOpenKind(channel) && !isPrivate) throw createRefusal(50024);
}

import type { Channel } from 'discord.js';

/** The channel of a thread; null for what is none, or is not known. */
export function parentOf(channel: Channel | null | undefined): string | null {
  return channel?.isThread() ? channel.parentId : null;
}

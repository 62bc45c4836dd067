import type { SeenMessage } from '../../protocol.ts';
import type { PageState } from './page-state.ts';
import { compareAge } from './selectors.ts';

/** Counts the messages after the last read one; a channel without a read mark counts as read. */
export function countUnread(world: PageState, channel: string): number {
  const mark = getReadMark(world.you.user.id, channel);
  if (!mark) return 0;
  return (world.messages.get(channel) ?? []).filter((seen) => isFresh(world, seen, mark)).length;
}

/** Marks everything in this channel as read. */
export function markRead({ you, messages }: PageState, channel: string): void {
  const last = messages.get(channel)?.at(-1)?.message.id ?? '0';
  storeMark(getMarkKey(you.user.id, channel), last);
}

/** Marks channels without a read mark as read, so that nothing is unread at first. */
export function markAllReadOnce(world: PageState): void {
  for (const channel of world.channels.keys())
    if (!getReadMark(world.you.user.id, channel)) markRead(world, channel);
}

/** Returns true if the message mentions the current person. */
export function isMentioned({ you }: PageState, { message }: SeenMessage): boolean {
  return message.mention_everyone || message.mentions.some(({ id }) => id === you.user.id);
}

function isFresh({ you }: PageState, { message }: SeenMessage, mark: string): boolean {
  return message.author.id !== you.user.id && compareAge(message.id, mark) > 0;
}

function getMarkKey(person: string, channel: string): string {
  return `read:${person}:${channel}`;
}

function getReadMark(person: string, channel: string): string | null {
  try {
    return localStorage.getItem(getMarkKey(person, channel));
  } catch {
    return null;
  }
}

function storeMark(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

import type { Seen } from '../../protocol.ts';
import { byAge } from './snowflake.ts';
import type { World } from './world.ts';

/** Counts what came after the last read message; a channel never looked at counts as read. */
export function unreadIn(world: World, channel: string): number {
  const mark = readMark(world.you.user.id, channel);
  if (!mark) return 0;
  return (world.messages.get(channel) ?? []).filter((seen) => isFresh(world, seen, mark)).length;
}

/** Everything in this channel has been looked at. */
export function markRead({ you, messages }: World, channel: string): void {
  const last = messages.get(channel)?.at(-1)?.message.id ?? '0';
  keep(markKey(you.user.id, channel), last);
}

/** At the first visit nothing is news. */
export function markAllOnce(world: World): void {
  for (const channel of world.channels.keys())
    if (!readMark(world.you.user.id, channel)) markRead(world, channel);
}

/** This message calls the person who looks. */
export function mentions({ you }: World, { message }: Seen): boolean {
  return message.mention_everyone || message.mentions.some(({ id }) => id === you.user.id);
}

function isFresh({ you }: World, { message }: Seen, mark: string): boolean {
  return message.author.id !== you.user.id && byAge(message.id, mark) > 0;
}

function markKey(person: string, channel: string): string {
  return `read:${person}:${channel}`;
}

function readMark(person: string, channel: string): string | null {
  try {
    return localStorage.getItem(markKey(person, channel));
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

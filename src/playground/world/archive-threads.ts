import type { APIThreadChannel } from 'discord-api-types/v10';
import type { PlaygroundContext } from '../playground-context.ts';
import { isThread, setMetadata } from './threads.ts';

const MINUTE_MS = 60_000;

/**
 * Archives threads without messages for their auto-archive duration, by the playground's clock.
 * https://docs.discord.com/developers/topics/threads#active--archived-threads
 */
export function archiveInactiveThreads(playground: PlaygroundContext): void {
  const waiting = new Map<string, () => void>();
  const watch = (id: string): void => {
    waiting.get(id)?.();
    waiting.delete(id);
    const thread = playground.world.channels.get(id);
    if (thread === undefined || !isThread(thread) || thread.thread_metadata?.archived !== false) return;
    waiting.set(
      id,
      playground.clock.at(getArchiveTime(playground, thread), () => archiveIfDue(id)),
    );
  };
  const archiveIfDue = (id: string): void => {
    const thread = playground.world.channels.get(id);
    if (
      thread !== undefined &&
      isThread(thread) &&
      getArchiveTime(playground, thread) <= playground.clock.now()
    )
      setMetadata(playground, thread, { archived: true });
    else watch(id);
  };
  playground.world.on((change) => {
    if (change.kind === 'posted') watch(change.post.message.channel_id);
    else if ('channel' in change) watch(change.channel.id);
  });
  for (const id of playground.world.channels.keys()) watch(id);
}

function getArchiveTime(
  { world }: PlaygroundContext,
  { id, thread_metadata: metadata }: APIThreadChannel,
): number {
  const { archive_timestamp, auto_archive_duration } = metadata!;
  const last = world.postsIn(id).findLast(({ ephemeralTo }) => ephemeralTo === null);
  const active = Math.max(Date.parse(archive_timestamp), Date.parse(last?.message.timestamp ?? '') || 0);
  return active + auto_archive_duration * MINUTE_MS;
}

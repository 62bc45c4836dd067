import { refused } from '../engine/refusal.ts';
import { type LogEntry, logBetween } from '../store/log.ts';
import { queued, unqueue } from '../store/outbox.ts';
import { newestBoard, type Post, postEnded } from '../store/posts.ts';
import type { House } from './house.ts';
import { loadTable, type Table } from './table.ts';

/** The newest board of a table is to say whether it sleeps. */
export interface Sleeping {
  readonly post: Post;
  readonly message: string;
  readonly table: Table;
  /** The log entries that its text tells, oldest first. */
  readonly entries: readonly LogEntry[];
}

/** What is queued of falling asleep and of waking; null where nothing is, or where there is no board that could say it. */
export async function sleepNews(house: House, id: number): Promise<Sleeping | null> {
  return await house.store.transaction().execute(async (store) => {
    if (!(await queued(store, id)).has('sleep')) return null;
    const table = await loadTable(house, id, store);
    const post = await newestBoard(store, id);
    if (refused(table) || post?.phase !== 'live' || post.message === null || isTold(table, post)) {
      await unqueue(store, id, 'sleep');
      return null;
    }
    return { post, message: post.message, table, entries: await logBetween(store, id, post.story, post.to) };
  });
}

/** A board that comes next says it anyway, and so did the one that tells the end. */
function isTold({ record }: Table, { to }: Post): boolean {
  return record.phase !== 'playing' || to !== record.version;
}

/** The board says it, or never will; nothing more to tell, unless it woke or fell asleep meanwhile. */
export async function sleepTold(house: House, { table }: Sleeping): Promise<boolean> {
  const { id, sleptAt } = table.record;
  return await house.store.transaction().execute(async (store) => {
    const now = await loadTable(house, id, store);
    const isSame = refused(now) || now.record.sleptAt === sleptAt;
    if (isSame) await unqueue(store, id, 'sleep');
    return isSame;
  });
}

/** The board is not in the channel any more. */
export async function sleeperLost({ store }: House, { post }: Sleeping): Promise<void> {
  await postEnded(store, post.id, 'lost');
}

import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { findNewestPost } from '../../store/post-queries.ts';
import { listDirectTables, type TableRecord } from '../../store/tables.ts';
import { isAwaited } from '../turns/waiting.ts';
import type { AppContext } from './context.ts';
import { isDirect, NO_SERVER } from './screens.ts';
import { hasStarted, loadTable, type Table } from './table.ts';

/**
 * Returns a table without a server at which a person sits: of the live ones the newest that waits for them, else the newest;
 * with `last`, if none is live, the newest that has started.
 */
export async function findDirectTable(
  ctx: AppContext,
  person: string,
  which: 'live' | 'last',
): Promise<Table | Refusal> {
  const ids = await listDirectTables(ctx.store, NO_SERVER, person);
  const found = await Promise.all(ids.map((id) => loadTable(ctx, id)));
  const all = found.flatMap((table) => (refused(table) ? [] : [table]));
  const live = all.filter(({ record }) => record.phase === 'lobby' || record.phase === 'playing');
  const last = which === 'last' ? all.find(hasStarted) : undefined;
  const best = live.find((table) => isAwaited(table, person)) ?? live[0] ?? last;
  return best ?? new Refusal(text('bot:refuse.noDirectTable'));
}

/** Channel of a table's messages as one person sees them, and the newest message there; null if none was posted. */
export interface TablePlace {
  readonly guild: string;
  readonly channel: string;
  readonly message: string | null;
}

/** Returns where a person finds a table; null for a table without a server that is not on their screen. */
export async function findTablePlace(
  { store }: Pick<AppContext, 'store'>,
  { id, guild, channel }: Pick<TableRecord, 'id' | 'guild' | 'channel'>,
  person: string | null,
): Promise<TablePlace | null> {
  const post = await findNewestPost(store, id, isDirect({ guild }) ? person : null);
  if (!isDirect({ guild })) return { guild, channel, message: post?.message ?? null };
  return post?.channel ? { guild, channel: post.channel, message: post.message } : null;
}

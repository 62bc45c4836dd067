import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { DIRECT_KINDS } from './notices-schema.ts';
import type { Store } from './open.ts';
import type { TableRecord } from './table-record.ts';

/** Tables that are let go of before others have their turn. */
const TABLES_PER_BATCH = 20;

/** All that is kept of a match beside its table, its results and what they say of those who played. */
const MATCH_TABLES = [
  'log',
  'positions',
  'posts',
  'seats',
  'hints',
  'votes',
  'requests',
  'turns',
  'alarms',
  'outbox',
  'followers',
] as const;

/** What was played there ended long ago and is no longer kept: only when, where and between whom it was. */
export function isMatchDeleted({
  phase,
  state,
  startedAt,
}: Pick<TableRecord, 'phase' | 'state' | 'startedAt'>): boolean {
  return state === null && startedAt !== null && (phase === 'over' || phase === 'cancelled');
}

/** Discord's ids count the ms since then. https://docs.discord.com/developers/reference#snowflakes */
const DISCORD_EPOCH = 1_420_070_400_000;

/**
 * Lets go of the matches that ended before a time, in ms since 1970; a lobby that was closed leaves nothing. `ended_at` is of this
 * machine's clock, which may have been wrong then: a match with a message that Discord took later is kept.
 */
export async function deleteOldMatches(store: Store, before: number): Promise<void> {
  for (
    let ids = await listOldTables(store, before);
    ids.length > 0;
    ids = await listOldTables(store, before)
  ) {
    await store.transaction().execute((within) => deleteMatches(within, ids));
    await setImmediate();
  }
}

async function listOldTables(store: Store, before: number): Promise<readonly number[]> {
  const rows = await store
    .selectFrom('tables')
    .select('id')
    .where('ended_at', '<', before)
    .where('phase', 'in', ['over', 'cancelled'])
    .where((row) => row.or([row('state', 'is not', null), row('started_at', 'is', null)]))
    .where(({ not, exists, selectFrom }) => {
      const posts = selectFrom('posts').select('posts.id').whereRef('posts.table_id', '=', 'tables.id');
      return not(exists(posts.where(isMessageSince(before))));
    })
    .orderBy('ended_at')
    .limit(TABLES_PER_BATCH)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a message is of that time or later: longer ids are newer ones. */
function isMessageSince(time: number) {
  const first = (BigInt(Math.max(0, Math.trunc(time) - DISCORD_EPOCH)) << 22n).toString();
  const length = first.length;
  return sql<boolean>`(length(posts.message) > ${sql.lit(length)} or (length(posts.message) = ${sql.lit(length)} and posts.message >= ${first}))`;
}

async function deleteMatches(store: Store, ids: readonly number[]): Promise<void> {
  await store
    .deleteFrom('tables')
    .where('id', 'in', ids)
    .where('started_at', 'is', null)
    .where('state', 'is', null)
    .execute();
  await store
    .updateTable('tables')
    .set({ state: null, secret: null, standings: null, options: '{}', declined: '[]' })
    .set(({ fn }) => ({ started_at: fn.coalesce('started_at', 'opened_at') }))
    .where('id', 'in', ids)
    .execute();
  // After their rows, so that nobody who holds one adds to what goes.
  for (const part of MATCH_TABLES) await store.deleteFrom(part).where('table_id', 'in', ids).execute();
  for (const id of ids)
    await store
      .deleteFrom('notices')
      .where('kind', 'in', DIRECT_KINDS)
      .where('subject', 'like', `%:${id}`)
      .execute();
}

import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { DIRECT_KINDS } from './notices-schema.ts';
import type { Store } from './open.ts';
import type { TableRecord } from './table-record.ts';

/** Number of tables deleted before the event loop runs. */
const TABLES_PER_BATCH = 20;

/** Database tables with the details of a match, besides its row, its results and the ratings. */
const MATCH_TABLES = [
  'log',
  'positions',
  'posts',
  'seats',
  'hints',
  'plans',
  'votes',
  'requests',
  'turns',
  'alarms',
  'outbox',
  'followers',
] as const;

/** Returns whether the details of a match were deleted after the retention period: only its time, place and players remain. */
export function isMatchDeleted({
  phase,
  state,
  startedAt,
}: Pick<TableRecord, 'phase' | 'state' | 'startedAt'>): boolean {
  return state === null && startedAt !== null && (phase === 'over' || phase === 'cancelled');
}

/** Epoch of the timestamps in Discord's ids, in ms since 1970. https://docs.discord.com/developers/reference#snowflakes */
const DISCORD_EPOCH = 1_420_070_400_000;

/**
 * Deletes the details of matches that ended before a time in ms since 1970, and closed lobbies entirely. An old `ended_at`
 * comes from the machine's clock, which may have been wrong: a match with a later Discord message is kept.
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

/** Selects messages since a time; longer ids are newer. */
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
  // After their rows, so that a transaction that holds one adds nothing to what is deleted.
  for (const part of MATCH_TABLES) await store.deleteFrom(part).where('table_id', 'in', ids).execute();
  for (const id of ids)
    await store
      .deleteFrom('notices')
      .where('kind', 'in', DIRECT_KINDS)
      .where('subject', 'like', `%:${id}`)
      .execute();
}

import { sql } from 'kysely';
import { isLive } from './live-tables.ts';
import type { Store } from './open.ts';
import { prepareStatement } from './prepare-statement.ts';

/** Shortest time between two updates of a dashboard, in ms. */
const DASHBOARD_EVERY = 120_000;

/** Schedules the update of the dashboard that lists a table, if its server has one and no update is due yet. `at`: in ms since 1970. */
export async function scheduleDashboard(store: Store, tableId: number, at: number): Promise<void> {
  await insertDashboardDate(store, { tableId, at: at + DASHBOARD_EVERY });
}

const insertDashboardDate = prepareStatement<{ tableId: number; at: number }>()((store, given) =>
  store
    .insertInto('dates')
    .columns(['kind', 'subject', 'guild', 'at'])
    .expression(
      store
        .selectFrom('tables')
        .innerJoin('servers', 'servers.guild', 'tables.guild')
        .select([
          sql<'dashboard'>`'dashboard'`.as('kind'),
          'tables.guild as subject',
          'tables.guild',
          sql<number>`cast(${given('at')} as bigint)`.as('at'),
        ])
        .where('tables.id', '=', given('tableId'))
        .where('servers.dashboard', 'is not', null),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet(KEEP_DATE)),
);

/**
 * Keeps a date that is already set. An update, so that on PostgreSQL a date that fires now waits for this transaction,
 * and the message includes its changes.
 */
const KEEP_DATE = { at: sql<number>`dates.at` };

/** Schedules the update of a server's dashboard, if it has one, after channel permissions changed. */
export async function scheduleServerDashboard(store: Store, guild: string, at: number): Promise<void> {
  const servers = store.selectFrom('servers').select('guild').where('guild', '=', guild);
  if (!(await servers.where('dashboard', 'is not', null).executeTakeFirst())) return;
  await store
    .insertInto('dates')
    .values({ kind: 'dashboard', subject: guild, guild, at: at + DASHBOARD_EVERY })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet(KEEP_DATE))
    .execute();
}

/** Returns the subject of the newest dashboard notice of a server, or null if it never had one. */
export async function findNewestDashboard(store: Store, guild: string): Promise<string | null> {
  const notices = store.selectFrom('notices').select('subject').where('guild', '=', guild);
  const newest = notices.where('kind', '=', 'dashboard').orderBy('id', 'desc').limit(1);
  return (await newest.executeTakeFirst())?.subject ?? null;
}

/**
 * Returns the ids of the live tables of a server, without dormant and unavailable ones. Tables with a player due come
 * first, the longest wait first; then the others, the oldest first.
 */
export async function listDashboardTables(store: Store, guild: string): Promise<readonly number[]> {
  const since = sql<number | null>`(select min(since) from turns where turns.table_id = tables.id)`;
  const rows = await store
    .selectFrom('tables')
    .select('id')
    .where('guild', '=', guild)
    .where(isLive)
    .where('slept_at', 'is', null)
    .where('gone_at', 'is', null)
    .orderBy(sql`${since} is null`)
    .orderBy(since)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

import { isLive } from './live-tables.ts';
import type { Store } from './open.ts';

/** Returns the live tables in a channel and its threads, including dormant and unavailable ones. */
export async function listChannelTables(store: Store, channel: string): Promise<readonly number[]> {
  const inThreads = selectLiveTables(store).where('parent', '=', channel);
  const rows = await selectLiveTables(store)
    .where('channel', '=', channel)
    .union(inThreads)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the lobbies of a server in which a person has a seat or an invitation. */
export async function listPersonLobbies(
  store: Store,
  guild: string,
  person: string,
): Promise<readonly number[]> {
  const rows = await store
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .distinct()
    .where('seats.person', '=', person)
    .where('tables.guild', '=', guild)
    .where('tables.phase', '=', 'lobby')
    .orderBy('tables.id')
    .execute();
  return rows.map(({ id }) => id);
}

function selectLiveTables(store: Store) {
  return store.selectFrom('tables').select('id').where(isLive);
}

/** Returns the live tables of a server that are unavailable, or those that are available. */
export async function listServerLiveTables(
  store: Store,
  guild: string,
  areGone: boolean,
): Promise<readonly number[]> {
  const rows = await store
    .selectFrom('tables')
    .select('id')
    .where('guild', '=', guild)
    .where(isLive)
    .where('gone_at', areGone ? 'is not' : 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the server of a table. */
export async function findTableGuild(store: Store, id: number): Promise<string | undefined> {
  const row = await store.selectFrom('tables').select('guild').where('id', '=', id).executeTakeFirst();
  return row?.guild;
}

/** Returns the unavailable tables. */
export async function loadUnreachableTables(store: Store): Promise<ReadonlySet<number>> {
  const rows = await store.selectFrom('tables').select('id').where('gone_at', 'is not', null).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns whether the table is unavailable. */
export async function isTableUnreachable(store: Store, id: number): Promise<boolean> {
  const row = await store.selectFrom('tables').select('gone_at').where('id', '=', id).executeTakeFirst();
  return row !== undefined && row.gone_at !== null;
}

/** Returns the channels or threads of tables, by table. */
export async function loadTableChannels(
  store: Store,
  tables: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (tables.length === 0) return new Map();
  const rows = store.selectFrom('tables').select(['id', 'channel']).where('id', 'in', tables);
  return new Map((await rows.execute()).map(({ id, channel }) => [id, channel]));
}

/** Returns the games of all tables that a channel has had, and the names of their seats and players. */
export async function loadNamesInChannel(store: Store, channel: string) {
  const tables = await store
    .selectFrom('tables')
    .select(['id', 'game'])
    .where('channel', '=', channel)
    .execute();
  const ids = tables.map(({ id }) => id);
  const names = await Promise.all(
    (['seats', 'results'] as const).map((table) =>
      ids.length === 0
        ? []
        : store.selectFrom(table).select('name').distinct().where('table_id', 'in', ids).execute(),
    ),
  );
  return {
    games: [...new Set(tables.map(({ game }) => game))],
    names: names.flat().flatMap(({ name }) => name ?? []),
  };
}

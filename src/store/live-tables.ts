import { sql } from 'kysely';
import type { Store } from './open.ts';

/**
 * Selects lobbies and running matches. Written out as in the partial indexes, as SQLite does not use them for a bound
 * value.
 */
export const isLive = sql<boolean>`phase in ('lobby', 'playing')`;

/**
 * Returns the number of tables that occupy a channel of a server: lobbies and running matches, but no dormant or
 * unavailable ones.
 */
export async function countLiveTables(store: Store, guild: string): Promise<number> {
  const { count } = await selectLiveTables(store, guild)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Host of league tables: no person, so that neither player can cancel a match. */
export const LEAGUE_HOST = 'league';

/** Returns the number of live tables at which a person sits. League tables do not count, as the league opens them itself. */
export async function countPersonLiveTables(store: Store, guild: string, person: string): Promise<number> {
  const { count } = await selectLiveTables(store, guild)
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .where('tables.host', '!=', LEAGUE_HOST)
    .where('seats.kind', '=', 'person')
    .where('seats.person', '=', person)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectLiveTables(store: Store, guild: string) {
  return store
    .selectFrom('tables')
    .where('guild', '=', guild)
    .where(isLive)
    .where('slept_at', 'is', null)
    .where('gone_at', 'is', null);
}

import { sql } from 'kysely';
import type { Store } from './open.ts';

/** Selects lobbies and running matches. Written out as in the partial indexes: SQLite uses none for a bound value. */
export const isLive = sql<boolean>`phase in ('lobby', 'playing')`;

/** How many tables of a server keep a channel: lobbies and running matches, but none that sleeps or is out of reach. */
export async function countLiveTables(store: Store, guild: string): Promise<number> {
  const { count } = await selectLiveTables(store, guild)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Who opens the tables of leagues, and is their host: nobody, so that neither of the two can break a match off. */
export const LEAGUE_HOST = 'league';

/** At how many of them a person sits; those of a league, which opens them by itself, do not count. */
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

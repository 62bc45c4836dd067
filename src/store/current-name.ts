import { sql } from 'kysely';
import type { Store } from './open.ts';

/** Member of a server with their current name. */
interface CurrentName {
  readonly guild: string;
  readonly person: string;
  readonly name: string;
}

/** Updates a person's name at their seats in live games and in live leagues of a server. Ended ones keep the old name. */
export async function renameLiveSeats(store: Store, { guild, person, name }: CurrentName): Promise<void> {
  const isLiveLeague = sql<boolean>`phase in ('entering', 'running')`;
  await store
    .updateTable('seats')
    .set({ name })
    .where('person', '=', person)
    .where('kind', 'in', ['person', 'invited'])
    .where('name', '!=', name)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('tables')
          .select('tables.id')
          .whereRef('tables.id', '=', 'seats.table_id')
          .where('tables.guild', '=', guild)
          .where('tables.phase', 'in', ['lobby', 'playing']),
      ),
    )
    .execute();
  await store
    .updateTable('league_people')
    .set({ name })
    .where('person', '=', person)
    .where('left_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('leagues')
          .select('leagues.id')
          .whereRef('leagues.id', '=', 'league_people.league_id')
          .where('leagues.guild', '=', guild)
          .where(isLiveLeague),
      ),
    )
    .execute();
  await store
    .updateTable('leagues')
    .set({ host_name: name })
    .where('guild', '=', guild)
    .where('host', '=', person)
    .where(isLiveLeague)
    .execute();
}

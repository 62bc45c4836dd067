import type { Store } from './open.ts';

/** How many tables of a server keep a channel: lobbies and running matches, but none that sleeps or is out of reach. */
export async function liveIn(store: Store, guild: string): Promise<number> {
  const { count } = await live(store, guild)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** At how many of them a person sits. */
export async function liveOf(store: Store, guild: string, person: string): Promise<number> {
  const { count } = await live(store, guild)
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .where('seats.kind', '=', 'person')
    .where('seats.person', '=', person)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** At how many of them each of these people sits; who sits at none is not there. */
export async function liveOfEach(
  store: Store,
  guild: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await live(store, guild)
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .where('seats.kind', '=', 'person')
    .where('seats.person', 'in', people)
    .select(({ fn }) => ['seats.person', fn.countAll<number>().as('count')])
    .groupBy('seats.person')
    .execute();
  return new Map(rows.flatMap(({ person, count }) => (person === null ? [] : [[person, count]])));
}

function live(store: Store, guild: string) {
  return store
    .selectFrom('tables')
    .where('guild', '=', guild)
    .where('phase', 'in', ['lobby', 'playing'])
    .where('slept_at', 'is', null)
    .where('gone_at', 'is', null);
}

import type { Store } from '../open.ts';

/** Participant of a league. */
export interface LeaguePerson {
  /** Number in order of entry. */
  readonly number: number;
  readonly person: string;
  readonly name: string;
  /** Number by which the matches refer to the player: from 1, assigned at the start. */
  readonly drawNumber: number | null;
  /** Time at which the player left the running league, in ms since 1970. */
  readonly leftAt: number | null;
}

/** Returns the participants of a league, or of its start: by draw number, or in order of entry. */
export async function loadLeaguePeople(store: Store, leagueId: number): Promise<readonly LeaguePerson[]> {
  const people = store.selectFrom('league_people').selectAll().where('league_id', '=', leagueId);
  const rows = await people
    .orderBy('lot', (column) => column.asc().nullsFirst())
    .orderBy('number')
    .execute();
  return rows.map(({ number, person, name, lot: drawNumber, left_at }) => ({
    ...{ number, person, name, drawNumber },
    leftAt: left_at,
  }));
}

/** Adds a player after those already entered. */
export async function enterLeague(
  store: Store,
  leagueId: number,
  { person, name }: Pick<LeaguePerson, 'person' | 'name'>,
): Promise<void> {
  const { last } = await store
    .selectFrom('league_people')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('league_id', '=', leagueId)
    .executeTakeFirstOrThrow();
  const row = { league_id: leagueId, number: (last ?? 0) + 1, person, name, lot: null, left_at: null };
  await store.insertInto('league_people').values(row).execute();
}

/** Removes a player before the start. */
export async function leaveUnstartedLeague(store: Store, leagueId: number, person: string): Promise<void> {
  await filterPerson(store.deleteFrom('league_people'), leagueId, person).execute();
}

/** Marks a player as having left the running league, at a time in ms since 1970. */
export async function leaveRunningLeague(
  store: Store,
  leagueId: number,
  person: string,
  at: number,
): Promise<void> {
  await filterPerson(store.updateTable('league_people').set({ left_at: at }), leagueId, person).execute();
}

interface Filterable<Q> {
  where(column: 'league_id' | 'person', is: '=', value: number | string): Q;
}

function filterPerson<Q extends Filterable<Q>>(query: Q, leagueId: number, person: string): Q {
  return query.where('league_id', '=', leagueId).where('person', '=', person);
}

/** Saves the draw numbers, from 1, for the players with these numbers. */
export async function saveLots(store: Store, leagueId: number, numbers: readonly number[]): Promise<void> {
  for (const [at, number] of numbers.entries())
    await store
      .updateTable('league_people')
      .set({ lot: at + 1 })
      .where('league_id', '=', leagueId)
      .where('number', '=', number)
      .execute();
}

/** Returns the ids of the leagues that a person takes part in or has opened. */
export async function listPersonLeagues(store: Store, person: string): Promise<readonly number[]> {
  const within = await store
    .selectFrom('league_people')
    .select('league_id as id')
    .where('person', '=', person)
    .execute();
  const opened = await store.selectFrom('leagues').select('id').where('host', '=', person).execute();
  return [...new Set([...within, ...opened].map(({ id }) => id))].sort((one, other) => one - other);
}

/** Replaces a person by an alias wherever a league names them. */
export async function anonymiseLeague(
  store: Store,
  leagueId: number,
  person: string,
  alias: { readonly person: string; readonly name: string },
): Promise<void> {
  await filterPerson(
    store.updateTable('league_people').set({ person: alias.person, name: alias.name }),
    leagueId,
    person,
  ).execute();
  await store
    .updateTable('leagues')
    .set({ host: alias.person, host_name: alias.name })
    .where('id', '=', leagueId)
    .where('host', '=', person)
    .execute();
}

import { isLiveLeague } from './leagues/leagues.ts';
import type { Store } from './open.ts';
import { isInShardScope, type ShardFilter } from './shard-scope.ts';

/** Blocked person, with their last known name at a table, or null. */
export interface BlockedPerson {
  readonly person: string;
  readonly name: string | null;
}

/** Returns the people in the list who are blocked on a server. */
export async function filterBlocked(
  store: Store,
  guild: string,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const rows = await store
    .selectFrom('blocked')
    .select('person')
    .where('guild', '=', guild)
    .where('person', 'in', people)
    .execute();
  return new Set(rows.map(({ person }) => person));
}

/** Returns a page of the people blocked on a server, the newest first: at most `most`, from index `from`. */
export async function loadBlockedPage(
  store: Store,
  guild: string,
  from: number,
  most: number,
): Promise<readonly BlockedPerson[]> {
  const rows = await store
    .selectFrom('blocked')
    .select('person')
    .where('guild', '=', guild)
    .orderBy('at', 'desc')
    .orderBy('person')
    .offset(from)
    .limit(most)
    .execute();
  const names = await loadLastNames(
    store,
    rows.map(({ person }) => person),
  );
  return rows.map(({ person }) => ({ person, name: names.get(person) ?? null }));
}

async function loadLastNames(store: Store, people: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (people.length === 0) return new Map();
  const rows = await store
    .selectFrom('seats')
    .select(({ fn }) => ['person', 'name', fn.max('table_id').as('newest')])
    .where('person', 'in', people)
    .groupBy(['person', 'name'])
    .orderBy('newest')
    .execute();
  return new Map(rows.flatMap(({ person, name }) => (person === null ? [] : [[person, name]])));
}

/** Returns the number of people blocked on a server. */
export async function countBlocked(store: Store, guild: string): Promise<number> {
  const { count } = await store
    .selectFrom('blocked')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('guild', '=', guild)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the blocked people who are in a lobby, or in a league that has not begun, on one of these servers. */
export async function loadWaitingBlockedPeople(
  store: Store,
  whose: ShardFilter,
): Promise<readonly { readonly guild: string; readonly person: string }[]> {
  const blocked = store
    .selectFrom('blocked')
    .select(['blocked.guild', 'blocked.person'])
    .where(isInShardScope('blocked.guild', whose));
  const inLobbies = blocked
    .innerJoin('seats', 'seats.person', 'blocked.person')
    .innerJoin('tables', (join) =>
      join.onRef('tables.id', '=', 'seats.table_id').onRef('tables.guild', '=', 'blocked.guild'),
    )
    .where('tables.phase', '=', 'lobby');
  const inLeagues = blocked
    .innerJoin('league_people', 'league_people.person', 'blocked.person')
    .innerJoin('leagues', (join) =>
      join.onRef('leagues.id', '=', 'league_people.league_id').onRef('leagues.guild', '=', 'blocked.guild'),
    )
    .where(isLiveLeague)
    .where('leagues.phase', '=', 'entering');
  return await inLobbies.union(inLeagues).execute();
}

/** Blocks people on a server, at a time in ms since 1970. Returns those who were not blocked before. */
export async function saveBlocked(
  store: Store,
  guild: string,
  people: readonly string[],
  at: number,
): Promise<readonly string[]> {
  const known = await filterBlocked(store, guild, people);
  const added = people.filter((person) => !known.has(person));
  const rows = added.map((person) => ({ guild, person, at }));
  if (rows.length > 0)
    await store
      .insertInto('blocked')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return added;
}

/** Unblocks people on a server. Returns those who were blocked. */
export async function deleteBlocked(
  store: Store,
  guild: string,
  people: readonly string[],
): Promise<readonly string[]> {
  const known = await filterBlocked(store, guild, people);
  if (known.size > 0)
    await store
      .deleteFrom('blocked')
      .where('guild', '=', guild)
      .where('person', 'in', [...known])
      .execute();
  return [...known];
}

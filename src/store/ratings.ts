import type { Store } from './open.ts';
import type { RatingsRow } from './people-schema.ts';
import { prepareStatement } from './prepare-statement.ts';
import { ConflictError } from './retry-transaction.ts';
import { hasConcurrentTransactions } from './row-locks.ts';

/** Rating of a person after a match, in OpenSkill's terms. */
export interface RatingAfter {
  readonly tableId: number;
  readonly person: string;
  readonly guild: string;
  readonly game: string;
  /** Time at which the match ended, in ms since 1970. */
  readonly at: number;
  readonly mu: number;
  readonly sigma: number;
}

/** Inserts the ratings of people after a match. */
export async function insertRatings(store: Store, ratings: readonly RatingAfter[]): Promise<void> {
  const rows = ratings.map(({ tableId, ...plain }) => ({ table_id: tableId, ...plain }));
  if (rows.length > 0) await store.insertInto('ratings').values(rows).execute();
}

/** Returns the newest rating of each of these people in a game on a server; people without one are missing. */
export async function loadCurrentRatings(
  store: Store,
  { guild, game }: Pick<RatingAfter, 'guild' | 'game'>,
  people: readonly string[],
): Promise<ReadonlyMap<string, RatingAfter>> {
  const found = await Promise.all(people.map((person) => selectNewestRating(store, { guild, game, person })));
  return new Map(found.flatMap(({ rows }) => rows.map((row) => [row.person, parseRating(row)] as const)));
}

const selectNewestRating = prepareStatement<Pick<RatingAfter, 'guild' | 'game' | 'person'>>()(
  (store, given) =>
    selectNewestRatings(store)
      .where('guild', '=', given('guild'))
      .where('game', '=', given('game'))
      .where('person', '=', given('person')),
);

/**
 * Checks that a match is newer than all known ratings of its players. Throws {@link ConflictError} if a match that ended
 * later was saved first, which concurrent transactions can cause. `at`: end of the match, in ms since 1970.
 */
export function expectLatest(store: Store, known: ReadonlyMap<string, RatingAfter>, at: number): void {
  if (!hasConcurrentTransactions(store)) return;
  const ahead = [...known.values()].map((one) => one.at - at);
  if (ahead.some((ms) => ms > 0 && ms < MAX_CLOCK_SKEW_MS)) throw new ConflictError();
}

/** Lead in ms beyond which a rating comes from a wrong clock and is not waited for. */
const MAX_CLOCK_SKEW_MS = 1_000;

/** Returns the rating changes of a match: the ratings of its players after it, in no particular order. */
export async function loadMatchRatings(store: Store, tableId: number): Promise<readonly RatingAfter[]> {
  const rows = await store.selectFrom('ratings').selectAll().where('table_id', '=', tableId).execute();
  return rows.map(parseRating);
}

/** Newest rating of a person, and the time of the first one there, in ms since 1970. */
export interface NewestRating extends RatingAfter {
  readonly since: number;
}

/** Returns the newest ratings of at most `most` people in a game on a server, ordered by person, after that person. */
export async function loadRatingPage(
  store: Store,
  { guild, game }: Pick<RatingAfter, 'guild' | 'game'>,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<readonly NewestRating[]> {
  const rows = await store
    .selectFrom('ratings')
    .select(({ fn }) => ['person', fn.min('at').as('since')])
    .where((row) => row.and({ guild, game }))
    .where('person', '>', after)
    .groupBy('person')
    .orderBy('person')
    .limit(most)
    .execute();
  const all: NewestRating[] = [];
  // Sequential: in parallel they would take every PostgreSQL connection away from the players.
  for (const { person, since } of rows)
    for (const row of (await selectNewestRating(store, { guild, game, person })).rows)
      all.push({ ...parseRating(row), since });
  return all;
}

/** Returns at most `most` ratings of a person in a game on a server, after the given one, by the end of the matches. */
export async function loadRatingHistory(
  store: Store,
  { guild, game, person }: Pick<RatingAfter, 'guild' | 'game' | 'person'>,
  {
    after,
    most,
  }: { readonly after?: Pick<RatingAfter, 'at' | 'tableId'> | undefined; readonly most: number },
): Promise<readonly RatingAfter[]> {
  let ratings = store
    .selectFrom('ratings')
    .selectAll()
    .where((row) => row.and({ guild, game, person }))
    .orderBy('at')
    .orderBy('table_id')
    .limit(most);
  if (after)
    ratings = ratings
      .where('at', '>=', after.at)
      .where((row) => row.or([row('at', '>', after.at), row('table_id', '>', after.tableId)]));
  return (await ratings.execute()).map(parseRating);
}

/** Returns every stored rating in the order in which the matches ended; those of one match by person. */
export async function loadAllRatings(store: Store): Promise<readonly RatingAfter[]> {
  const rows = store.selectFrom('ratings').selectAll().orderBy('at').orderBy('table_id').orderBy('person');
  return (await rows.execute()).map(parseRating);
}

function selectNewestRatings(store: Store) {
  return store.selectFrom('ratings').selectAll().orderBy('at', 'desc').orderBy('table_id', 'desc').limit(1);
}

function parseRating({ table_id: tableId, ...plain }: RatingsRow): RatingAfter {
  return { tableId, ...plain };
}

export async function hasRatings(store: Store): Promise<boolean> {
  return (await store.selectFrom('ratings').select('person').limit(1).executeTakeFirst()) !== undefined;
}

export async function deleteRatings(store: Store): Promise<void> {
  await store.deleteFrom('ratings').execute();
}

/** Returns the rating of a person before that match, or undefined if there was none. */
export async function findPreviousRating(
  store: Store,
  { guild, game, person, at, tableId }: RatingAfter,
): Promise<RatingAfter | undefined> {
  const row = await selectNewestRatings(store)
    .where((rating) => rating.and({ guild, game, person }))
    .where('table_id', '!=', tableId)
    .where('at', '<=', at)
    .executeTakeFirst();
  return row && parseRating(row);
}

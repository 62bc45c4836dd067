import type { Store } from './open.ts';
import type { RatingsRow } from './people-schema.ts';
import { prepareStatement } from './prepare-statement.ts';
import { Crossed } from './retry-transaction.ts';
import { hasConcurrentTransactions } from './row-locks.ts';

/** What is thought of a person after a match, in OpenSkill's terms. */
export interface RatingAfter {
  readonly tableId: number;
  readonly person: string;
  readonly guild: string;
  readonly game: string;
  /** When it ended, in ms since 1970. */
  readonly at: number;
  readonly mu: number;
  readonly sigma: number;
}

/** Keeps what is thought of people after a match. */
export async function insertRatings(store: Store, ratings: readonly RatingAfter[]): Promise<void> {
  const rows = ratings.map(({ tableId, ...plain }) => ({ table_id: tableId, ...plain }));
  if (rows.length > 0) await store.insertInto('ratings').values(rows).execute();
}

/** The newest of each of these people in a game on a server; who is not known there is missing. */
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
 * What a match adds has to come after all that is known of its people. Throws {@link Crossed} where one that ended later was kept
 * first, as may be where transactions run at the same time. `at`: when it ended, in ms since 1970.
 */
export function expectLatest(store: Store, known: ReadonlyMap<string, RatingAfter>, at: number): void {
  if (!hasConcurrentTransactions(store)) return;
  const ahead = [...known.values()].map((one) => one.at - at);
  if (ahead.some((ms) => ms > 0 && ms < MAX_CLOCK_SKEW_MS)) throw new Crossed();
}

/** What is further ahead, in ms, is by a clock that was wrong: nobody waits for that. */
const MAX_CLOCK_SKEW_MS = 1_000;

/** What a match changed: of each of its people, in no order, what was thought of them after it. */
export async function loadMatchRatings(store: Store, tableId: number): Promise<readonly RatingAfter[]> {
  const rows = await store.selectFrom('ratings').selectAll().where('table_id', '=', tableId).execute();
  return rows.map(parseRating);
}

/** The newest of somebody, and since when, in ms since 1970, anybody knew of them there. */
export interface NewestRating extends RatingAfter {
  readonly since: number;
}

/** The newest of so many people in a game on a server, in their order, after that person. */
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
  // One after the other: at once they would take every connection to PostgreSQL from those who play.
  for (const { person, since } of rows)
    for (const row of (await selectNewestRating(store, { guild, game, person })).rows)
      all.push({ ...parseRating(row), since });
  return all;
}

/** What was thought of a person in a game on a server, so many times, after that one: in the order in which the matches ended. */
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

/** Every rating that is kept, in the order in which the matches ended; those of one match by person. */
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

/** What was thought of a person before that match; undefined where nobody knew them there. */
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

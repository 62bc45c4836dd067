import { loadFollowedBoards } from './alerts.ts';
import { clearDate } from './dates.ts';
import { deletePersonFromLogLines } from './log-lines.ts';
import { deletePersonNotices, type WantedNotice } from './notices.ts';
import type { Store } from './open.ts';

/** Request to delete a person's data. */
export interface DeletionRequest {
  readonly person: string;
  /** Seed of the person's alias; deleted with the request once everything is done. */
  readonly seed: string;
}

/** Saves a deletion request; an existing one stays. `at` is in ms since 1970. */
export async function saveDeletionRequest(
  store: Store,
  { person, seed }: DeletionRequest,
  at: number,
): Promise<void> {
  await store
    .insertInto('forgetting')
    .values({ person, seed, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the deletion requests, the oldest first. */
export async function loadDeletionRequests(store: Store): Promise<readonly DeletionRequest[]> {
  return await store.selectFrom('forgetting').select(['person', 'seed']).orderBy('at').execute();
}

/** Tables whose rows belong to one person. */
const PERSONAL_TABLES = [
  'people',
  'readers',
  'lessons',
  'learned',
  'puzzle_tries',
  'lobby_alerts',
  'followers',
  'forgetting',
] as const;

/**
 * Deletes all data of a person outside their tables, and the request itself. Challenges stay, as they hold no ids. Returns the
 * boards in the person's direct messages, whose rows stay until the messages are deleted.
 */
export async function deletePersonalRows(store: Store, person: string): Promise<readonly WantedNotice[]> {
  const boards = await loadFollowedBoards(store, person);
  for (const table of PERSONAL_TABLES) await store.deleteFrom(table).where('person', '=', person).execute();
  await deletePersonNotices(store, person, boards);
  await deletePersonFromLogLines(store, person);
  await clearDate(store, 'dailyPuzzle', person);
  await store.updateTable('setups').set({ person: null }).where('person', '=', person).execute();
  await store
    .deleteFrom('challenges')
    .where((row) => row.or([row('challenger', '=', person), row('challenged', '=', person)]))
    .execute();
  return boards;
}

/** Returns the newest table's id, or 0 if there is none. */
export async function findNewestTableId(store: Store): Promise<number> {
  const { id } = await store
    .selectFrom('tables')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id ?? 0;
}

/** Returns the ids of tables in a range that mention a person in any column. */
export async function listTablesNaming(
  store: Store,
  person: string,
  from: number,
  to: number,
): Promise<readonly number[]> {
  const quoted = `%${JSON.stringify(person)}%`;
  const tables = store
    .selectFrom('tables')
    .select('id')
    .where('id', '>=', from)
    .where('id', '<=', to)
    .where((row) => row.or([row('host', '=', person), row('declined', 'like', quoted)]));
  const seats = selectWithin(store, 'seats', from, to).where((row) =>
    row.or([row('person', '=', person), row('instead', '=', person)]),
  );
  const log = selectWithin(store, 'log', from, to).where((row) =>
    row.or([row('person', '=', person), row.and([row('kind', '=', 'seat'), row('move', 'like', quoted)])]),
  );
  const posts = selectWithin(store, 'posts', from, to).where((row) =>
    row.or([row('person', '=', person), row('called', 'like', quoted)]),
  );
  const others = (['results', 'hints', 'votes', 'ratings'] as const).map((name) =>
    selectWithin(store, name, from, to).where('person', '=', person),
  );
  const rows = await Promise.all([tables, seats, log, posts, ...others].map((query) => query.execute()));
  return [...new Set(rows.flat().map(({ id }) => id))].sort((one, other) => one - other);
}

type TableRelation = 'seats' | 'log' | 'posts' | 'results' | 'hints' | 'votes' | 'ratings';

function selectWithin(store: Store, name: TableRelation, from: number, to: number) {
  return store
    .selectFrom(name)
    .select('table_id as id')
    .distinct()
    .where('table_id', '>=', from)
    .where('table_id', '<=', to);
}

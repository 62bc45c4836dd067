import type { Store } from './open.ts';

/** A set-up of a game that somebody of a server saved. */
export interface SetUp {
  readonly name: string;
  /** In the form of the game. */
  readonly text: string;
  /** Who saved it; null where they are forgotten. */
  readonly person: string | null;
}

/** Whose set-ups: of a server, for a game. */
interface SetUpScope {
  readonly guild: string;
  readonly game: string;
}

/** All that are saved there, by name. */
export async function loadStoredSetUps(store: Store, { guild, game }: SetUpScope): Promise<readonly SetUp[]> {
  return await store
    .selectFrom('setups')
    .select(['name', 'text', 'person'])
    .where('guild', '=', guild)
    .where('game', '=', game)
    .orderBy('key')
    .execute();
}

/** The one of that name; undefined where there is none. */
export async function findStoredSetUp(
  store: Store,
  shelf: SetUpScope,
  key: string,
): Promise<SetUp | undefined> {
  const rows = store.selectFrom('setups').select(['name', 'text', 'person']).where('guild', '=', shelf.guild);
  return await rows.where('game', '=', shelf.game).where('key', '=', key).executeTakeFirst();
}

/** Saves one, in the place of another with that key. `at` in ms since 1970. */
export async function upsertSetUp(
  store: Store,
  shelf: SetUpScope,
  key: string,
  setUp: SetUp,
  at: number,
): Promise<void> {
  await store
    .insertInto('setups')
    .values({ ...shelf, key, ...setUp, at })
    .onConflict((conflict) => conflict.columns(['guild', 'game', 'key']).doUpdateSet({ ...setUp, at }))
    .execute();
}

/** It is saved no longer. */
export async function deleteSetUp(store: Store, { guild, game }: SetUpScope, key: string): Promise<void> {
  const rows = store.deleteFrom('setups').where('guild', '=', guild);
  await rows.where('game', '=', game).where('key', '=', key).execute();
}

import type { Store } from './open.ts';

/** Set-up of a game that a member of a server saved. */
export interface SetUp {
  readonly name: string;
  /** Text in the game's own format. */
  readonly text: string;
  /** Person who saved it; null after a deletion request. */
  readonly person: string | null;
}

/** Server and game to which set-ups belong. */
interface SetUpScope {
  readonly guild: string;
  readonly game: string;
}

/** Returns the set-ups saved there, by name. */
export async function loadStoredSetUps(store: Store, { guild, game }: SetUpScope): Promise<readonly SetUp[]> {
  return await store
    .selectFrom('setups')
    .select(['name', 'text', 'person'])
    .where('guild', '=', guild)
    .where('game', '=', game)
    .orderBy('key')
    .execute();
}

/** Returns the set-up with that key, or undefined. */
export async function findStoredSetUp(
  store: Store,
  scope: SetUpScope,
  key: string,
): Promise<SetUp | undefined> {
  const rows = store.selectFrom('setups').select(['name', 'text', 'person']).where('guild', '=', scope.guild);
  return await rows.where('game', '=', scope.game).where('key', '=', key).executeTakeFirst();
}

/** Saves a set-up, replacing the one with that key. `at` is in ms since 1970. */
export async function upsertSetUp(
  store: Store,
  scope: SetUpScope,
  key: string,
  setUp: SetUp,
  at: number,
): Promise<void> {
  await store
    .insertInto('setups')
    .values({ ...scope, key, ...setUp, at })
    .onConflict((conflict) => conflict.columns(['guild', 'game', 'key']).doUpdateSet({ ...setUp, at }))
    .execute();
}

export async function deleteSetUp(store: Store, { guild, game }: SetUpScope, key: string): Promise<void> {
  const rows = store.deleteFrom('setups').where('guild', '=', guild);
  await rows.where('game', '=', game).where('key', '=', key).execute();
}

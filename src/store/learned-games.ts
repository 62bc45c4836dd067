import type { Store } from './open.ts';

/** Records that a player finished a first game, at a time in ms since 1970; the first time stays. */
export async function saveLearnedGame(store: Store, person: string, game: string, at: number): Promise<void> {
  await store
    .insertInto('learned')
    .values({ person, game, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the games of which a player has finished a first game. */
export async function loadLearnedGameIds(store: Store, person: string): Promise<readonly string[]> {
  const rows = await store.selectFrom('learned').select('game').where('person', '=', person).execute();
  return rows.map(({ game }) => game);
}

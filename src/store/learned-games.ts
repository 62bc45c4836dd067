import type { Store } from './open.ts';

/** Keeps that somebody has had a first game of it, at a time in ms since 1970; the first time stays. */
export async function saveLearnedGame(store: Store, person: string, game: string, at: number): Promise<void> {
  await store
    .insertInto('learned')
    .values({ person, game, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The games of which a person has had a first game. */
export async function loadLearnedGameIds(store: Store, person: string): Promise<readonly string[]> {
  const rows = await store.selectFrom('learned').select('game').where('person', '=', person).execute();
  return rows.map(({ game }) => game);
}

import type { Store } from './open.ts';

/** Remembers that an interaction acts now. False: it has acted before, and must not again. */
export async function firstTime(store: Store, interaction: string, at: number): Promise<boolean> {
  const row = { id: interaction, at };
  const added = await store
    .insertInto('interactions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Forgets interactions older than this: their tokens are long dead. */
export async function forgetBefore(store: Store, at: number): Promise<void> {
  await store.deleteFrom('interactions').where('at', '<', at).execute();
}

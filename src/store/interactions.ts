import type { Store } from './open.ts';
import { prepareStatement } from './prepare-statement.ts';

/** Age in ms, relative to the newest, beyond which an interaction cannot be delivered again: its token has long expired. */
const DAY = 86_400_000;

/**
 * Records that an interaction is being handled; `at` is its creation time. Returns false if it was handled before and
 * must be ignored.
 */
export async function recordInteraction(store: Store, interaction: string, at: number): Promise<boolean> {
  return (await insertInteraction(store, { interaction, at })).numAffectedRows === 1n;
}

const insertInteraction = prepareStatement<{ interaction: string; at: number }>()((store, given) =>
  store
    .insertInto('interactions')
    .values({ id: given('interaction'), at: given('at') })
    .onConflict((conflict) => conflict.doNothing()),
);

/** Selects the newest handled interaction, by Discord's time; for use as a subquery. */
export function selectNewestInteraction(store: Store) {
  return store.selectFrom('interactions').select('id').orderBy('at', 'desc').limit(1);
}

/** Returns the creation time of the newest handled interaction, in ms since 1970, or null. */
export async function findNewestInteractionTime(store: Store): Promise<number | null> {
  return (await selectNewestTime(store, {})).rows[0]?.at ?? null;
}

const selectNewestTime = prepareStatement<Record<never, never>>()((store) =>
  store.selectFrom('interactions').select(({ fn }) => fn.max<number | null>('at').as('at')),
);

/** Deletes interactions that cannot be delivered again, measured from the newest one instead of the local clock. */
export async function deleteOldInteractions(store: Store): Promise<void> {
  const newest = await findNewestInteractionTime(store);
  if (newest === null) return;
  await store
    .deleteFrom('interactions')
    .where('at', '<', newest - DAY)
    .execute();
}

import type { Store } from './open.ts';
import { prepareStatement } from './prepare-statement.ts';

/** Interactions this much older than the newest cannot come again, in ms: their tokens are long dead. */
const DAY = 86_400_000;

/** Remembers that an interaction acts now; `at`: when Discord made it. False: it has acted before, and must not again. */
export async function recordInteraction(store: Store, interaction: string, at: number): Promise<boolean> {
  return (await insertInteraction(store, { interaction, at })).numAffectedRows === 1n;
}

const insertInteraction = prepareStatement<{ interaction: string; at: number }>()((store, given) =>
  store
    .insertInto('interactions')
    .values({ id: given('interaction'), at: given('at') })
    .onConflict((conflict) => conflict.doNothing()),
);

/** The newest interaction that has acted, by Discord's time; part of another query. */
export function selectNewestInteraction(store: Store) {
  return store.selectFrom('interactions').select('id').orderBy('at', 'desc').limit(1);
}

/** When Discord made the newest interaction that has acted, in ms since 1970; null where there was none. */
export async function findNewestInteractionTime(store: Store): Promise<number | null> {
  return (await selectNewestTime(store, {})).rows[0]?.at ?? null;
}

const selectNewestTime = prepareStatement<Record<never, never>>()((store) =>
  store.selectFrom('interactions').select(({ fn }) => fn.max<number | null>('at').as('at')),
);

/** Forgets the interactions that cannot come again. What time it is the newest one says, and no clock of ours. */
export async function deleteOldInteractions(store: Store): Promise<void> {
  const newest = await findNewestInteractionTime(store);
  if (newest === null) return;
  await store
    .deleteFrom('interactions')
    .where('at', '<', newest - DAY)
    .execute();
}

import type { Seat } from '../engine/game.ts';
import type { Plan } from '../engine/plan.ts';
import type { Text } from '../engine/text.ts';
import type { Store } from './open.ts';
import { prepareStatement } from './prepare-statement.ts';

/** Plan of a waiting seat for its next turn. Only its player sees it. */
export interface StoredPlan {
  readonly tableId: number;
  readonly seat: Seat;
  /** Last entry of the log when the answers were changed. */
  readonly version: number;
  readonly plan: Plan;
  /** Set once the plan is off; the player is then told why. */
  readonly lapse: Lapse | null;
}

/**
 * Reason why a plan is off. `changed`: the answer would bring something else. `gone`: the answer is not possible.
 * `elsewhere`: the turn began with another question. `undo`: the moves on which it was based are undone.
 */
export interface Lapse {
  readonly why: 'changed' | 'gone' | 'elsewhere' | 'undo';
  /** Situation that came about, if the plan has an answer to it: 'a roll of 4'. */
  readonly when: Text | null;
}

/** Saves a seat's plan, replacing the earlier one. */
export async function savePlan(
  store: Store,
  { tableId, seat, version, plan, lapse }: StoredPlan,
): Promise<void> {
  const change = {
    version,
    plan: JSON.stringify(plan),
    lapse: lapse === null ? null : JSON.stringify(lapse),
  };
  await store
    .insertInto('plans')
    .values({ table_id: tableId, seat, ...change })
    .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet(change))
    .execute();
}

/** Returns the plans at a table, in order of the seats. */
export async function loadPlans(store: Store, tableId: number): Promise<readonly StoredPlan[]> {
  const { rows } = await selectPlans(store, { tableId });
  return rows.map(({ seat, version, plan, lapse }) => ({
    tableId,
    seat,
    version,
    plan: JSON.parse(plan) as Plan,
    lapse: lapse === null ? null : (JSON.parse(lapse) as Lapse),
  }));
}

const selectPlans = prepareStatement<{ tableId: number }>()((store, given) =>
  store.selectFrom('plans').selectAll().where('table_id', '=', given('tableId')).orderBy('seat'),
);

/** Deletes a seat's plan. */
export async function deletePlan(
  store: Store,
  { tableId, seat }: Pick<StoredPlan, 'tableId' | 'seat'>,
): Promise<void> {
  await store.deleteFrom('plans').where('table_id', '=', tableId).where('seat', '=', seat).execute();
}

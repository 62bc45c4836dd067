import type { Seat } from '../../engine/game.ts';
import { isSameJson } from '../../engine/is-same-json.ts';
import { dropStaleAnswers, EMPTY_PLAN, listSituations, type Plan, planAnswer } from '../../engine/plan.ts';
import type { Path } from '../../engine/question.ts';
import { Refusal, refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import type { Store } from '../../store/open.ts';
import { deletePlan, loadPlans, type StoredPlan, savePlan } from '../../store/plans.ts';
import { type Actor, oncePerTableInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import { findPerson, findSeat, getDueSeats, getTableView, isPlayable, type Table } from '../core/table.ts';

/** Returns whether a player can plan their next turn: they wait, and the game foresees what can be asked. */
export function canPlan(table: Table, seat: Seat): boolean {
  return isWaiting(table, seat) && listSituations(table.game, getTableView(table, seat), seat).length > 0;
}

/** Returns whether a person's seat waits for its turn in a match. */
function isWaiting(table: Table, seat: Seat): boolean {
  if (!isPlayable(table) || table.record.phase !== 'playing' || findPerson(table, seat) === null)
    return false;
  return table.game.table === 'match' && !getDueSeats(table).includes(seat);
}

/** Returns the plan of a seat with the reason why it is off, if it is; null if there is none. */
export async function loadPlan(store: Store, table: Table, seat: Seat): Promise<StoredPlan | null> {
  return (await loadTablePlans(store, table)).find((one) => one.seat === seat) ?? null;
}

/** Returns the plans at a table. Most tables have none, and are known to have none without a query. */
export async function loadTablePlans(
  store: Store,
  { game, record, hasPlans = true }: Table,
): Promise<readonly StoredPlan[]> {
  return game.plans && hasPlans ? await loadPlans(store, record.id) : [];
}

/** Returns the plan that a waiting seat has now, without answers that no longer hold; an empty one if there is none. */
export async function loadPresentPlan(store: Store, table: Table, seat: Seat): Promise<Plan> {
  return getPresentPlan(table, seat, await loadPlan(store, table, seat));
}

function getPresentPlan(table: Table, seat: Seat, stored: StoredPlan | null): Plan {
  if (stored === null || stored.lapse !== null) return EMPTY_PLAN;
  return dropStaleAnswers(table.game, getTableView(table, seat), seat, stored.plan);
}

/** A changed plan, and its table. */
export interface ChangedPlan {
  readonly table: Table;
  readonly plan: Plan;
}

type PlanOutcome = ChangedPlan | Refusal | Repeated;

/** Saves a whole answer of a waiting player to one situation. */
export async function saveAnswer(
  ctx: AppContext,
  by: Actor,
  id: number,
  situation: string,
  path: Path,
): Promise<PlanOutcome> {
  return await changePlan(ctx, by, id, (table, seat, plan) =>
    planAnswer(table.game, getTableView(table, seat), seat, plan, situation, path),
  );
}

/** Saves whether answers are given whatever they bring. Answers that no longer hold are dropped. */
export async function saveAlways(
  ctx: AppContext,
  by: Actor,
  id: number,
  always: boolean,
): Promise<PlanOutcome> {
  return await changePlan(ctx, by, id, (_table, _seat, plan) => ({ ...plan, always }));
}

/** Deletes a waiting player's plan. */
export async function clearPlan(ctx: AppContext, by: Actor, id: number): Promise<PlanOutcome> {
  return await changePlan(ctx, by, id, () => EMPTY_PLAN);
}

/** Changes the plan of a waiting player. The table is locked meanwhile, so that the turn cannot begin. */
async function changePlan(
  ctx: AppContext,
  by: Actor,
  id: number,
  change: (table: Table, seat: Seat, plan: Plan) => Plan | Refusal,
): Promise<PlanOutcome> {
  return await oncePerTableInteraction(ctx, by, id, async ({ store }, table) => {
    const seat = findSeat(table, by.person);
    if (seat === null) return new Refusal(text('bot:refuse.notSeated'));
    if (!canPlan(table, seat)) return new Refusal(text('bot:refuse.noPlanNow'));
    const stored = await loadPlan(store, table, seat);
    const plan = change(table, seat, getPresentPlan(table, seat, stored));
    if (refused(plan)) return plan;
    const isAsDecided = stored?.lapse === null && isSameJson(stored.plan.answers, plan.answers);
    const { version } = isAsDecided ? stored : table.record;
    if (plan === EMPTY_PLAN) await deletePlan(store, { tableId: id, seat });
    else await savePlan(store, { tableId: id, seat, version, plan, lapse: null });
    return { table: { ...table, hasPlans: plan !== EMPTY_PLAN }, plan };
  });
}

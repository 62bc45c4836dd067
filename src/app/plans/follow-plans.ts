import type { Seat } from '../../engine/game.ts';
import { isSameJson } from '../../engine/is-same-json.ts';
import { followPlan, type Plan, type PlanStep } from '../../engine/plan.ts';
import type { LogEvent } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { deletePlan, type Lapse, type StoredPlan, savePlan } from '../../store/plans.ts';
import type { EventHandler, TableEvent } from '../core/context.ts';
import {
  findPerson,
  getAwaitedSeats,
  getDueSeats,
  getTableView,
  hasEnded,
  type Table,
} from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { loadPlan, loadTablePlans } from './plan.ts';

/** Move of a plan that is due, and the plan after it. */
export interface PlannedMove {
  readonly seat: Seat;
  readonly move: unknown;
  readonly rest: StoredPlan;
}

/** Returns the move that the plan of a due seat makes now, or null if the player decides. */
export async function findPlannedMove(store: Store, table: Table, seat: Seat): Promise<PlannedMove | null> {
  const stored = await loadPlan(store, table, seat);
  const step = stored && getPlanStep(table, stored);
  if (stored === null || step?.kind !== 'play') return null;
  return { seat, move: step.move, rest: { ...stored, plan: step.plan } };
}

function getPlanStep(table: Table, { seat, plan, lapse }: StoredPlan): PlanStep | null {
  return lapse === null ? followPlan(table.game, getTableView(table, seat), seat, plan) : null;
}

/**
 * Ends the plans of due seats that make no move: without a word where the plan has no answer, otherwise with the reason
 * for its player. Part of the transaction in which the turn begins.
 */
export async function endIdlePlans(work: UnitOfWork, table: Table): Promise<void> {
  for (const seat of getAwaitedSeats(table)) {
    const stored = await loadPlan(work.store, table, seat);
    const step = stored && getPlanStep(table, stored);
    if (stored === null || step === null) continue;
    if (step.kind === 'ask') await deletePlan(work.store, stored);
    if (step.kind === 'lapse') await saveLapse(work.store, stored, { why: step.why, when: step.when });
  }
}

async function saveLapse(store: Store, stored: StoredPlan, lapse: Lapse): Promise<void> {
  await savePlan(store, { ...stored, lapse });
}

/**
 * Ends plans with an event. A plan ends with the turn it was made for, when its player decides, and when the seat changes
 * hands. It also ends when a move that the player had seen is undone; then the player gets a note.
 */
export const endPlans: EventHandler = async (work, step) => {
  for (const stored of await loadTablePlans(work.store, step.after)) {
    if (isOver(step, stored)) await deletePlan(work.store, stored);
    else if (stored.lapse === null && isUndone(step, stored))
      await saveLapse(work.store, stored, { why: 'undo', when: null });
  }
};

/** Returns whether an event undoes what the player saw when planning. A hidden move that is undone changes nothing for them. */
function isUndone({ before, event, after }: TableEvent, { seat, version }: StoredPlan): boolean {
  if (event.kind !== 'undo' || event.to >= version) return false;
  return !isSameJson(getTableView(before, seat), getTableView(after, seat));
}

function isOver({ before, event, after }: TableEvent, { seat, plan, lapse }: StoredPlan): boolean {
  if (hasEnded(after) || findPerson(before, seat) !== findPerson(after, seat)) return true;
  if (event.kind !== 'move' || event.seat !== seat) return false;
  if (!getDueSeats(after).includes(seat)) return !isAside(before, seat, plan) || lapse !== null;
  return !isAutomatic(event) && !isAside(before, seat, plan);
}

/** Returns whether the seat was asked in between, while the turn of its plan is yet to come. */
function isAside(before: Table, seat: Seat, plan: Plan): boolean {
  return followPlan(before.game, getTableView(before, seat), seat, plan).kind === 'wait';
}

function isAutomatic(event: LogEvent): boolean {
  return event.kind === 'move' && event.forced === true;
}

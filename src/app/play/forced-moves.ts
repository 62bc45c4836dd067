import type { Entry } from '../../engine/entry.ts';
import type { Seat } from '../../engine/game.ts';
import { computeForcedMove } from '../../engine/public-question.ts';
import { refused } from '../../engine/refusal.ts';
import { isExperienced } from '../../store/is-experienced.ts';
import type { Store } from '../../store/open.ts';
import { savePlan } from '../../store/plans.ts';
import { loadDisplaySettings } from '../../store/user-settings.ts';
import {
  findPerson,
  getAwaitedSeats,
  getDueSeats,
  getTableView,
  isPlayable,
  type Table,
} from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { endIdlePlans, findPlannedMove, type PlannedMove } from '../plans/follow-plans.ts';
import { type AppliedMove, applyMove } from './apply-move.ts';
import { findRepeatedMove } from './repeat-move.ts';

/**
 * Returns whether a seated person is yet to take, or is taking, their first turn of this game. They play it by hand, and
 * see the goal. A person who has done the tutorial, or has played the game at any table, is no beginner.
 */
export async function isFirstTurn(store: Store, { record }: Table, person: string): Promise<boolean> {
  return !(await isExperienced(store, record.id, record.game, person));
}

/** Returns whether a player who is due takes their first turn of this game. */
export async function isBeginnerDue(store: Store, table: Table): Promise<boolean> {
  for (const seat of getAwaitedSeats(table)) {
    const person = findPerson(table, seat);
    if (person !== null && (await isFirstTurn(store, table, person))) return true;
  }
  return false;
}

/** Maximum number of forced moves in one transaction; the rest follow in another, so that other work runs in between. */
const MAX_FORCED_MOVES = 40;

/** A table after its forced moves, and these moves. */
export interface ForcedMoves {
  readonly table: Table;
  readonly forced: readonly Entry[];
  /** True if a plan made one of them, and so a player decided it. */
  readonly planned: boolean;
}

/**
 * Plays forced, repeated and planned moves of people until a player has to decide. Everyone can see that a forced move is
 * the only one. Players who prefer to move by hand, and beginners, are asked instead. Part of the transaction that led
 * here.
 */
export async function playForced(work: UnitOfWork, table: Table): Promise<ForcedMoves> {
  const forced: Entry[] = [];
  let [now, planned] = [table, false];
  for (
    let next = await findAutomaticMove(work.store, now);
    next;
    next = await findAutomaticMove(work.store, now)
  ) {
    if (forced.length === MAX_FORCED_MOVES) {
      work.wakeAi(table.record.id);
      return { table: now, forced, planned };
    }
    const moved = await playAutomatically(work, now, next);
    forced.push(moved.entry);
    now = moved.table;
    planned ||= 'rest' in next;
  }
  await endIdlePlans(work, now);
  return { table: now, forced, planned };
}

/** Plays an automatic move. What remains of a plan is saved first, so that each of its moves is made once. */
async function playAutomatically(work: UnitOfWork, table: Table, next: AutomaticMove): Promise<AppliedMove> {
  if ('rest' in next) await savePlan(work.store, next.rest);
  const made = 'rest' in next ? 'planned' : 'forced';
  const moved = await applyMove(work, table, next.seat, next.move, made);
  if (refused(moved)) throw new Error(`A ${made} move of ${table.game.id} was refused: ${moved.reason.key}`);
  return moved;
}

type AutomaticMove = PlannedMove | { readonly seat: Seat; readonly move: unknown };

/** Returns a person's move that plays itself now, and its seat, or null. */
export async function findAutomaticMove(store: Store, table: Table): Promise<AutomaticMove | null> {
  if (!isPlayable(table)) return null;
  for (const seat of getDueSeats(table)) {
    const person = findPerson(table, seat);
    if (person === null) continue;
    const move =
      (await findOnlyMove(store, table, seat, person)) ?? (await findRepeatedMove(store, table, seat));
    if (move) return { seat, move: move.move };
    const planned = await findPlannedMove(store, table, seat);
    if (planned) return planned;
  }
  return null;
}

/** Returns the only legal move, unless the person prefers to move by hand or takes their first turn of this game. */
async function findOnlyMove(
  store: Store,
  table: Table,
  seat: Seat,
  person: string,
): Promise<{ readonly move: unknown } | null> {
  const only = computeForcedMove(table.game, getTableView(table, null), getTableView(table, seat), seat);
  if (only === null || (await loadDisplaySettings(store, person)).byHand) return null;
  return (await isFirstTurn(store, table, person)) ? null : only;
}

import type { Entry } from '../../engine/entry.ts';
import { computeForcedMove } from '../../engine/forced-move.ts';
import type { Seat } from '../../engine/game.ts';
import { refused } from '../../engine/refusal.ts';
import { loadDisplaySettings } from '../../store/display-settings.ts';
import { isExperienced } from '../../store/is-experienced.ts';
import type { Store } from '../../store/open.ts';
import {
  findPerson,
  getAwaitedSeats,
  getDueSeats,
  getTableView,
  isPlayable,
  type Table,
} from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { applyMove } from './apply-move.ts';
import { findRepeatedMove } from './repeat-move.ts';

/**
 * Whether a person who sits at the table has their first turn of this game still before them, or is taking it: it is theirs
 * to play by hand, and the goal is told. Whoever has had a lesson, or has played the game at any table, is no beginner.
 */
export async function isFirstTurn(store: Store, { record }: Table, person: string): Promise<boolean> {
  return !(await isExperienced(store, record.id, record.game, person));
}

/** Returns whether one of the players who are due takes their first turn of this game. */
export async function isBeginnerDue(store: Store, table: Table): Promise<boolean> {
  for (const seat of getAwaitedSeats(table)) {
    const person = findPerson(table, seat);
    if (person !== null && (await isFirstTurn(store, table, person))) return true;
  }
  return false;
}

/** So many play themselves in one transaction; what is left goes on in another, with others between them. */
const MAX_FORCED_MOVES = 40;

/** A table at which nobody is left with only one move, and what was played for that. */
export interface ForcedMoves {
  readonly table: Table;
  readonly forced: readonly Entry[];
}

/**
 * Plays the moves of people that are the only ones left, as everybody can see, and those that their seats repeat, until
 * somebody has to decide. Part of the deed that left them. Who likes to make them by hand is asked, and so is a beginner.
 */
export async function playForced(work: UnitOfWork, table: Table): Promise<ForcedMoves> {
  const forced: Entry[] = [];
  let now = table;
  for (
    let next = await findAutomaticMove(work.store, now);
    next;
    next = await findAutomaticMove(work.store, now)
  ) {
    if (forced.length === MAX_FORCED_MOVES) {
      work.wakeAi(table.record.id);
      break;
    }
    const moved = await applyMove(work, now, next.seat, next.move, 'forced');
    if (refused(moved)) throw new Error(`A forced move of ${now.game.id} was refused: ${moved.reason.key}`);
    forced.push(moved.entry);
    now = moved.table;
  }
  return { table: now, forced };
}

/** A person's move that is to play itself now, and whose it is. */
export async function findAutomaticMove(
  store: Store,
  table: Table,
): Promise<{ readonly seat: Seat; readonly move: unknown } | null> {
  if (!isPlayable(table)) return null;
  for (const seat of getDueSeats(table)) {
    const person = findPerson(table, seat);
    if (person === null) continue;
    const move =
      (await findOnlyMove(store, table, seat, person)) ?? (await findRepeatedMove(store, table, seat));
    if (move) return { seat, move: move.move };
  }
  return null;
}

/** The only move that is left, unless the person likes to make it by hand or takes their first turn of this game. */
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

import { isExperienced } from '../store/first-turn.ts';
import type { Store } from '../store/open.ts';
import { personAt, type Table, waitedSeats } from './table.ts';

/**
 * Whether a person who sits at the table has their first turn of this game still before them, or is taking it: it is theirs
 * to play by hand, and the goal is told. Whoever has had a lesson, or has played the game at any table, is no beginner.
 */
export async function isFirstTurn(store: Store, { record }: Table, person: string): Promise<boolean> {
  return !(await isExperienced(store, record.id, record.game, person));
}

/** Returns whether one of the players who are due takes their first turn of this game. */
export async function isBeginnerDue(store: Store, table: Table): Promise<boolean> {
  for (const seat of waitedSeats(table)) {
    const person = personAt(table, seat);
    if (person !== null && (await isFirstTurn(store, table, person))) return true;
  }
  return false;
}

import type { Seat } from '../../engine/game.ts';
import { refused } from '../../engine/refusal.ts';
import { isToldNext } from '../../store/alerts.ts';
import type { Notice } from '../../store/notices.ts';
import { waitingAt } from '../../store/turns.ts';
import type { EventHandler, House } from '../core/context.ts';
import { hasEnded, isPlayable, loadTable, personAt, type Table, viewOf } from '../core/table.ts';
import { type OfTable, subjectOf, tableIdIn } from './alerts.ts';

/** Time in ms after which it is no news any more that a turn began. */
const LASTS = 3_600_000;

/** Minimum number of players for the alert: between two it is obvious who is next. */
const FEWEST = 3;

/** Table, and the seat whose turn comes before the reader's. */
export interface NextAt extends OfTable {
  readonly after: Seat;
  readonly person: string;
}

/** Queues a direct message to the person who is next, once a turn of another person has begun. */
export const announceNext: EventHandler = async (deed, { before, what, after }) => {
  // After an undo the next player has already been told.
  if (hasEnded(after) || what.kind === 'undo') return;
  const next = nextAt(after);
  if (next === null || orderAt(before)[0] === next.after) return;
  if (!(await isToldNext(deed.store, next.person))) return;
  const { id, guild, channel } = after.record;
  const subject = subjectOf(id, next.person);
  await deed.announce({ kind: 'nextTurn', subject, guild, channel, person: next.person });
};

/** Returns the table of such a message; null if its person is no longer next, or that is old. */
export async function nextToTell(house: House, { subject, person }: Notice): Promise<NextAt | null> {
  const table = await loadTable(house, tableIdIn(subject));
  const next = refused(table) ? null : nextAt(table);
  if (next === null || next.person !== person || !(await isToldNext(house.store, person))) return null;
  const waits = await waitingAt(house.store, next.table.record.id);
  const since = waits.find(({ seat }) => seat === next.after)?.since ?? house.now();
  return house.now() - since < LASTS ? next : null;
}

/**
 * Returns the person who is next after the one whose turn it is. AIs between them are left out, as their turns are over
 * at once; after an AI's turn nobody is told.
 */
function nextAt(table: Table): NextAt | null {
  const [mover, ...others] = orderAt(table);
  if (mover === undefined || others.length + 1 < FEWEST || personAt(table, mover) === null) return null;
  for (const seat of others) {
    const person = personAt(table, seat);
    if (person !== null) return { table, after: mover, person };
  }
  return null;
}

/** Returns the seats that still play, in the order of their turns; none where that is not known. */
function orderAt(table: Table): readonly Seat[] {
  if (table.record.phase !== 'playing' || !isPlayable(table)) return [];
  return table.game.order?.(viewOf(table, null)) ?? [];
}

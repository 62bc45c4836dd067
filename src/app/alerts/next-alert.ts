import type { Seat } from '../../engine/game.ts';
import { refused } from '../../engine/refusal.ts';
import { hasNextAlert } from '../../store/alerts.ts';
import type { Notice } from '../../store/notices.ts';
import { loadPendingTurns } from '../../store/pending-turns.ts';
import type { AppContext, EventHandler } from '../core/context.ts';
import { findPerson, getTableView, hasEnded, isPlayable, loadTable, type Table } from '../core/table.ts';
import { formatAlertSubject, parseAlertSubject, type TableAlert } from './alerts.ts';

/** Time in ms after which it is no news any more that a turn began. */
const ALERT_TTL_MS = 3_600_000;

/** Minimum number of players for the alert: between two it is obvious who is next. */
const MIN_PLAYERS = 3;

/** Table, and the seat whose turn comes before the reader's. */
export interface NextAlert extends TableAlert {
  readonly after: Seat;
  readonly person: string;
}

/** Queues a direct message to the person who is next, once a turn of another person has begun. */
export const announceNext: EventHandler = async (work, { before, event, after }) => {
  // After an undo the next player has already been told.
  if (hasEnded(after) || event.kind === 'undo') return;
  const next = findNextPlayer(after);
  if (next === null || getTurnOrder(before)[0] === next.after) return;
  if (!(await hasNextAlert(work.store, next.person))) return;
  const { id, guild, channel } = after.record;
  const subject = formatAlertSubject(id, next.person);
  await work.queueNotice({ kind: 'nextTurn', subject, guild, channel, person: next.person });
};

/** Returns the table of such a message; null if its person is no longer next, or that is old. */
export async function loadNextAlert(ctx: AppContext, { subject, person }: Notice): Promise<NextAlert | null> {
  const table = await loadTable(ctx, parseAlertSubject(subject));
  const next = refused(table) ? null : findNextPlayer(table);
  if (next === null || next.person !== person || !(await hasNextAlert(ctx.store, person))) return null;
  const waits = await loadPendingTurns(ctx.store, next.table.record.id);
  const since = waits.find(({ seat }) => seat === next.after)?.since ?? ctx.now();
  return ctx.now() - since < ALERT_TTL_MS ? next : null;
}

/**
 * Returns the person who is next after the one whose turn it is. AIs between them are left out, as their turns are over
 * at once; after an AI's turn nobody is told.
 */
function findNextPlayer(table: Table): NextAlert | null {
  const [mover, ...others] = getTurnOrder(table);
  if (mover === undefined || others.length + 1 < MIN_PLAYERS || findPerson(table, mover) === null)
    return null;
  for (const seat of others) {
    const person = findPerson(table, seat);
    if (person !== null) return { table, after: mover, person };
  }
  return null;
}

/** Returns the seats that still play, in the order of their turns; none where that is not known. */
function getTurnOrder(table: Table): readonly Seat[] {
  if (table.record.phase !== 'playing' || !isPlayable(table)) return [];
  return table.game.order?.(getTableView(table, null)) ?? [];
}

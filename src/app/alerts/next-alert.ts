import type { Seat } from '../../engine/game.ts';
import { refused } from '../../engine/refusal.ts';
import { hasNextAlert } from '../../store/alerts.ts';
import type { Notice } from '../../store/notices.ts';
import type { AppContext, EventHandler } from '../core/context.ts';
import { isDirect } from '../core/screens.ts';
import { findPerson, getTableView, hasEnded, isPlayable, loadTable, type Table } from '../core/table.ts';
import { formatAlertSubject, parseAlertSubject, type TableAlert } from './alerts.ts';

/** Minimum number of players for the alert: between two it is obvious who is next. */
const MIN_PLAYERS = 3;

/** A table, with the seat whose turn comes before the recipient's. */
export interface NextAlert extends TableAlert {
  readonly after: Seat;
  readonly person: string;
}

/** Queues a direct message to the person who is next, when a turn of another person begins. Without a server their board tells them. */
export const announceNext: EventHandler = async (work, { before, event, after }) => {
  // The next player already has an alert from before the undo.
  if (hasEnded(after) || event.kind === 'undo' || isDirect(after.record)) return;
  const next = findNextPlayer(after);
  if (next === null || getTurnOrder(before)[0] === next.after) return;
  if (!(await hasNextAlert(work.store, next.person))) return;
  const { id, guild, channel } = after.record;
  const subject = formatAlertSubject(id, next.person);
  await work.queueNotice({ kind: 'nextTurn', subject, guild, channel, person: next.person });
};

/** Returns the table of an alert; null if its person is no longer next. */
export async function loadNextAlert(ctx: AppContext, { subject, person }: Notice): Promise<NextAlert | null> {
  const table = await loadTable(ctx, parseAlertSubject(subject));
  const next = refused(table) ? null : findNextPlayer(table);
  if (next === null || next.person !== person) return null;
  return (await hasNextAlert(ctx.store, person)) ? next : null;
}

/**
 * Returns the person who is next after the current player. AIs in between are skipped, because they move at once; during
 * an AI's turn nobody is next.
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

/** Returns the seats still playing, in turn order; none if the order is unknown. */
function getTurnOrder(table: Table): readonly Seat[] {
  if (table.record.phase !== 'playing' || !isPlayable(table)) return [];
  return table.game.order?.(getTableView(table, null)) ?? [];
}

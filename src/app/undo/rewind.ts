import { setImmediate } from 'node:timers/promises';
import { findCheckpoint } from '../../store/checkpoints.ts';
import { type LogEntry, loadLogEntries, loadUndos } from '../../store/log.ts';
import type { TableRecord } from '../../store/tables.ts';
import type { AppContext } from '../core/context.ts';
import { isEffective } from '../core/effective-log.ts';
import type { Table } from '../core/table.ts';
import { applyEntry, type ReachedPosition, restorePosition, setUpMatch } from '../replay/reached-position.ts';

/** Position of a match, as stored in the table's row. */
export type MatchPosition = Pick<TableRecord, 'state' | 'played' | 'drawn'>;

/** Number of entries replayed before the event loop gets a turn. */
const ENTRIES_PER_TURN = 20;

/**
 * Returns the match after a log entry, replayed from the nearest checkpoint. The randomness is rewound too, so that the
 * same outcomes come again.
 */
export async function rewindMatch(
  { store }: Pick<AppContext, 'store'>,
  table: Table,
  to: number,
): Promise<MatchPosition> {
  const { id } = table.record;
  const undos = await loadUndos(store, id);
  const kept = await findCheckpoint(store, table.record, to);
  let now = kept ? restorePosition(table, kept) : null;
  for (let from = kept?.number ?? 0; from < to; from += ENTRIES_PER_TURN) {
    const entries = await loadLogEntries(store, id, from, Math.min(to, from + ENTRIES_PER_TURN));
    for (const entry of entries) if (isEffective(entry, undos)) now = applyLogEntry(table, now, entry);
    await setImmediate();
  }
  if (now === null) throw new Error(`The log of table ${id} has no entry ${to}`);
  const { match, drawn } = now;
  return { state: match.state, played: match.played, drawn };
}

function applyLogEntry(table: Table, then: ReachedPosition | null, entry: LogEntry): ReachedPosition | null {
  if (entry.kind === 'start') return setUpMatch(table, entry);
  return then && applyEntry(then, entry);
}

import { type LogEntry, logBetween } from '../../store/log.ts';
import type { Store } from '../../store/open.ts';
import { hasEnded, type Table } from '../table.ts';

/** Returns the last log entry of a match that has ended: how it came to its end. */
export async function loadEnd(store: Store, table: Table): Promise<LogEntry | undefined> {
  const { id, version } = table.record;
  return hasEnded(table) ? (await logBetween(store, id, version - 1, version)).at(-1) : undefined;
}

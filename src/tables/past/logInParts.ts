import { type LogEntry, logBetween } from '../../store/log.ts';
import { turnOfLoop } from '../breath.ts';
import type { House } from '../house.ts';

/** So many entries are read before others have their turn on the event loop. */
export const LOG_PART = 150;

/** The entries of a table after `from` up to and including `to`, in order. */
export async function logInParts(
  { store }: Pick<House, 'store'>,
  tableId: number,
  from: number,
  to: number,
): Promise<readonly LogEntry[]> {
  const log: LogEntry[] = [];
  for (let after = from; after < to; after += LOG_PART) {
    if (after > from) await turnOfLoop();
    log.push(...(await logBetween(store, tableId, after, Math.min(after + LOG_PART, to))));
  }
  return log;
}

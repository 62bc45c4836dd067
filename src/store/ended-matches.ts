import type { Store } from './open.ts';
import { loadSeatsByTable, type TableSeat } from './seats.ts';
import type { TableRecord } from './table-record.ts';

/** Finished match as listed, without its position. */
export interface EndedMatch {
  readonly record: Pick<TableRecord, 'id' | 'game' | 'theme' | 'endedAt'>;
  readonly seats: readonly TableSeat[];
}

/** Returns at most `most` finished matches of a channel, the newest first. `before`: only those opened before that table. */
export async function loadEndedMatches(
  store: Store,
  channel: string,
  most: number,
  before: number | null,
): Promise<readonly EndedMatch[]> {
  const rows = await store
    .selectFrom('tables')
    .select(['id', 'game', 'theme', 'ended_at as endedAt'])
    .where('channel', '=', channel)
    .where('id', '<', before ?? Number.MAX_SAFE_INTEGER)
    .where('state', 'is not', null)
    .where('phase', 'in', ['over', 'cancelled'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const seatsByTable = await loadSeatsByTable(
    store,
    rows.map(({ id }) => id),
  );
  return rows.map((record) => ({ record, seats: seatsByTable.get(record.id) ?? [] }));
}

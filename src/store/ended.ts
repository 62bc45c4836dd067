import type { Store } from './open.ts';
import { type Sitting, sittingAtAll } from './seats.ts';
import type { TableRecord } from './table-record.ts';

/** A finished match as it is listed, without its position. */
export interface Ended {
  readonly record: Pick<TableRecord, 'id' | 'game' | 'theme' | 'endedAt'>;
  readonly sitters: readonly Sitting[];
}

/** So many finished matches of a channel, the newest first; `before`: only those that were opened before that one. */
export async function endedPage(
  store: Store,
  channel: string,
  most: number,
  before: number | null,
): Promise<readonly Ended[]> {
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
  const sitting = await sittingAtAll(
    store,
    rows.map(({ id }) => id),
  );
  return rows.map((record) => ({ record, sitters: sitting.get(record.id) ?? [] }));
}

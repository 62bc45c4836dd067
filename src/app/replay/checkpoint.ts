import { refused } from '../../engine/refusal.ts';
import {
  addPositions,
  dropPositions,
  isPlace,
  type KeptPosition,
  keepPosition,
  positionBy,
} from '../../store/positions.ts';
import type { TableRecord } from '../../store/tables.ts';
import type { EventHandler, House } from '../core/context.ts';
import { loadTable, type Table } from '../core/table.ts';
import { done } from '../core/unit-of-work.ts';

/**
 * Saves the position of a match every so many entries, so that looking back does not replay it from its beginning. An undo
 * deletes the positions after it.
 */
export const keepWay: EventHandler = async ({ store }, { before, what }) => {
  const { id, version } = before.record;
  const from = what.kind === 'undo' ? what.to : version;
  if (from < version) await dropPositions(store, id, from);
  if (isPlace(from, version + 1)) await keepPosition(store, id);
};

/** The positions of a match that the store keeps. */
export interface Way {
  /** The last one up to that entry of the log. */
  readonly by: (number: number) => Promise<KeptPosition | undefined>;
  /** Keeps these too, if it can. */
  readonly keep: (positions: readonly KeptPosition[]) => Promise<void>;
}

/** Of the match at a table, as it is now. */
export function wayOf(house: House, { record: { id, rules, version } }: Table): Way {
  const seen = { id, rules, version };
  return {
    by: async (number) => await positionBy(house.store, seen, number),
    keep: async (positions) => await keep(house, seen, positions).catch((error) => house.trouble(error, id)),
  };
}

/** So many are kept before others have their turn. */
const AT_ONCE = 20;

type Seen = Pick<TableRecord, 'id' | 'rules' | 'version'>;

async function keep(house: House, seen: Seen, positions: readonly KeptPosition[]): Promise<void> {
  for (let from = 0; from < positions.length; from += AT_ONCE)
    await keepAsSeen(house, seen, positions.slice(from, from + AT_ONCE));
}

/** Unless something has happened since: then they may have been taken back, or the match let go of. */
async function keepAsSeen(house: House, seen: Seen, positions: readonly KeptPosition[]): Promise<void> {
  await done(house, async ({ store }) => {
    const now = await loadTable(house, seen.id, store);
    if (!refused(now) && now.record.version === seen.version) await addPositions(store, seen, positions);
  });
}

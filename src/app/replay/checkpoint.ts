import { refused } from '../../engine/refusal.ts';
import {
  addCheckpoints,
  type Checkpoint,
  deleteCheckpoints,
  findCheckpoint,
  isCheckpointDue,
  saveTableCheckpoint,
} from '../../store/checkpoints.ts';
import type { TableRecord } from '../../store/tables.ts';
import type { AppContext, EventHandler } from '../core/context.ts';
import { loadTable, type Table } from '../core/table.ts';
import { inTransaction } from '../core/unit-of-work.ts';

/**
 * Saves the position of a match every so many entries, so that looking back does not replay it from its beginning. An undo
 * deletes the positions after it.
 */
export const saveCheckpoint: EventHandler = async ({ store }, { before, event }) => {
  const { id, version } = before.record;
  const from = event.kind === 'undo' ? event.to : version;
  if (from < version) await deleteCheckpoints(store, id, from);
  if (isCheckpointDue(from, version + 1)) await saveTableCheckpoint(store, id);
};

/** The positions of a match that the store keeps. */
export interface CheckpointStore {
  /** The last one up to that entry of the log. */
  readonly by: (number: number) => Promise<Checkpoint | undefined>;
  /** Keeps these too, if it can. */
  readonly keep: (positions: readonly Checkpoint[]) => Promise<void>;
}

/** Of the match at a table, as it is now. */
export function getCheckpointStore(
  ctx: AppContext,
  { record: { id, rules, version } }: Table,
): CheckpointStore {
  const seen = { id, rules, version };
  return {
    by: async (number) => await findCheckpoint(ctx.store, seen, number),
    keep: async (positions) =>
      await saveInBatches(ctx, seen, positions).catch((error) => ctx.onError(error, id)),
  };
}

/** So many are kept before others have their turn. */
const BATCH_SIZE = 20;

type SeenTable = Pick<TableRecord, 'id' | 'rules' | 'version'>;

async function saveInBatches(
  ctx: AppContext,
  seen: SeenTable,
  positions: readonly Checkpoint[],
): Promise<void> {
  for (let from = 0; from < positions.length; from += BATCH_SIZE)
    await saveIfUnchanged(ctx, seen, positions.slice(from, from + BATCH_SIZE));
}

/** Unless something has happened since: then they may have been taken back, or the match let go of. */
async function saveIfUnchanged(
  ctx: AppContext,
  seen: SeenTable,
  positions: readonly Checkpoint[],
): Promise<void> {
  await inTransaction(ctx, async ({ store }) => {
    const now = await loadTable(ctx, seen.id, store);
    if (!refused(now) && now.record.version === seen.version) await addCheckpoints(store, seen, positions);
  });
}

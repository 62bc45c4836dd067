import { type Match, replayMove, replaySetup } from '../../engine/kernel.ts';
import { refused } from '../../engine/refusal.ts';
import {
  addCheckpoints,
  type Checkpoint,
  deleteCheckpoints,
  findCheckpoint,
  isCheckpointDue,
  saveTableCheckpoint,
} from '../../store/checkpoints.ts';
import type { LogEntry, LogEvent } from '../../store/log.ts';
import type { SeatOccupant } from '../../store/seats.ts';
import type { TableRecord } from '../../store/tables.ts';
import type { AppContext, EventHandler } from '../core/context.ts';
import { getTableMatch, loadTable, type Table } from '../core/table.ts';
import { inTransaction } from '../core/unit-of-work.ts';

/**
 * Saves the position of a match at regular intervals of log entries, so that a replay need not start at the beginning. An
 * undo deletes the later positions.
 */
export const saveCheckpoint: EventHandler = async ({ store }, { before, event }) => {
  const { id, version } = before.record;
  const from = event.kind === 'undo' ? event.to : version;
  if (from < version) await deleteCheckpoints(store, id, from);
  if (isCheckpointDue(from, version + 1)) await saveTableCheckpoint(store, id);
};

/** Access to the stored checkpoints of a match. */
export interface CheckpointStore {
  /** Returns the last checkpoint up to a log entry. */
  readonly by: (number: number) => Promise<Checkpoint | undefined>;
  /** Saves checkpoints if possible; errors are only reported. */
  readonly keep: (positions: readonly Checkpoint[]) => Promise<void>;
}

/** Returns the checkpoint store of a table's match in its present version. */
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

/** Number of checkpoints saved in one transaction, between which other work can run. */
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

/** Saves checkpoints unless the table has changed since: then their moves may be undone, or the match deleted. */
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

/** Log entry of a match's start. */
export type Opening = Extract<LogEntry, { kind: 'start' }>;

/** A position of a match, and the number of random outcomes drawn up to it. */
export interface ReachedPosition {
  readonly match: Match;
  readonly drawn: number;
}

/** Returns the match as it was set up. */
export function setUpMatch({ game, seats, record }: Table, { luck }: Opening): ReachedPosition {
  return { match: replaySetup(game, seats.length, record.options, luck), drawn: luck.length };
}

/** Restores a position from a checkpoint. */
export function restorePosition(table: Table, { state, played, drawn }: Checkpoint): ReachedPosition {
  return { match: getTableMatch({ ...table, record: { ...table.record, state, played } }), drawn };
}

/** Applies a log entry. Only moves change the position; a resignation does not. */
export function applyEntry(reached: ReachedPosition, entry: LogEntry): ReachedPosition {
  if (entry.kind !== 'move') return reached;
  return { match: replayMove(reached.match, entry), drawn: reached.drawn + entry.luck.length };
}

/** Returns the table with its occupants before these last log entries. */
export function rewindSeats(table: Table, later: readonly LogEntry[]): Table {
  const changes = later.filter((entry) => entry.kind === 'resign' || entry.kind === 'seat');
  if (changes.length === 0) return table;
  const seats = table.seats.map((occupant) => {
    const change = changes.find(({ seat }) => seat === occupant.seat);
    return change ? { ...getEarlierOccupant(change), seat: occupant.seat } : occupant;
  });
  return { ...table, seats };
}

function getEarlierOccupant(change: Extract<LogEvent, { kind: 'resign' | 'seat' }>): SeatOccupant {
  if (change.kind === 'seat') return change.from;
  return { kind: 'person', person: change.person, name: change.name };
}

import type { NotNull } from 'kysely';
import type { Store } from './open.ts';
import type { TableRecord } from './table-record.ts';

/** Position of a match after the entry `number` of its log. Complete, and so as secret as the table's row. */
export interface Checkpoint extends Pick<TableRecord, 'played' | 'drawn' | 'state'> {
  readonly number: number;
}

/** Identity of a match and its rules: positions under other rules do not belong to it. */
type MatchKey = Pick<TableRecord, 'id' | 'rules'>;

/** Number of log entries between two checkpoints. Replaying them takes about 7 ms at most, as one slice of longer work does. */
const CHECKPOINT_INTERVAL = 200;

/** Returns whether a checkpoint is due between two entries of the log. */
export function isCheckpointDue(from: number, to: number): boolean {
  return Math.floor(from / CHECKPOINT_INTERVAL) < Math.floor(to / CHECKPOINT_INTERVAL);
}

/** Saves the current position of a table as a checkpoint. */
export async function saveTableCheckpoint(store: Store, id: number): Promise<void> {
  const now = store
    .selectFrom('tables')
    .select(['id', 'version', 'rules', 'played', 'drawn', 'state'])
    .where('id', '=', id)
    .where('state', 'is not', null)
    .$narrowType<{ state: NotNull }>();
  await store
    .insertInto('positions')
    .columns(['table_id', 'number', 'rules', 'played', 'drawn', 'state'])
    .expression(now)
    .execute();
}

/** Deletes the checkpoints after an entry: those moves were undone. */
export async function deleteCheckpoints(store: Store, id: number, after: number): Promise<void> {
  await store.deleteFrom('positions').where('table_id', '=', id).where('number', '>', after).execute();
}

/** Returns the last checkpoint up to that entry, or undefined if there is none. */
export async function findCheckpoint(
  store: Store,
  match: MatchKey,
  number: number,
): Promise<Checkpoint | undefined> {
  const last = selectCheckpoints(store, match)
    .where('number', '<=', number)
    .orderBy('number', 'desc')
    .limit(1);
  const row = await last.executeTakeFirst();
  return row && parseCheckpoint(row);
}

/** Returns all checkpoints of a match, in order. */
export async function loadCheckpoints(store: Store, match: MatchKey): Promise<readonly Checkpoint[]> {
  return (await selectCheckpoints(store, match).orderBy('number').execute()).map(parseCheckpoint);
}

/** Adds checkpoints; existing ones stay as they are. */
export async function addCheckpoints(
  store: Store,
  { id, rules }: MatchKey,
  positions: readonly Checkpoint[],
): Promise<void> {
  const rows = positions.map(({ state, ...plain }) => ({ ...plain, state: JSON.stringify(state) }));
  await store
    .insertInto('positions')
    .values(rows.map((row) => ({ table_id: id, rules, ...row })))
    .onConflict((conflict) => conflict.columns(['table_id', 'number']).doNothing())
    .execute();
}

function selectCheckpoints(store: Store, { id, rules }: MatchKey) {
  return store
    .selectFrom('positions')
    .select(['number', 'played', 'drawn', 'state'])
    .where('table_id', '=', id)
    .where('rules', '=', rules);
}

function parseCheckpoint({ state, ...plain }: Checkpoint & { readonly state: string }): Checkpoint {
  return { ...plain, state: JSON.parse(state) };
}

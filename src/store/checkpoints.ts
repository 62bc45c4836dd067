import type { NotNull } from 'kysely';
import type { Store } from './open.ts';
import type { TableRecord } from './table-record.ts';

/** Where a match stood after the entry `number` of its log. Whole, and so as secret as what its row says. */
export interface Checkpoint extends Pick<TableRecord, 'played' | 'drawn' | 'state'> {
  readonly number: number;
}

/** Which match it is, by which rules: a position of others is none of it. */
type MatchKey = Pick<TableRecord, 'id' | 'rules'>;

/** So many entries lie between two that are kept. To play them again takes some 7 ms at most, as one part of long work does. */
const CHECKPOINT_INTERVAL = 200;

/** Whether one is to be kept on the way from an entry of the log to a later one. */
export function isCheckpointDue(from: number, to: number): boolean {
  return Math.floor(from / CHECKPOINT_INTERVAL) < Math.floor(to / CHECKPOINT_INTERVAL);
}

/** Keeps the position of a table as its row has it now. */
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

/** The positions after that entry have been taken back. */
export async function deleteCheckpoints(store: Store, id: number, after: number): Promise<void> {
  await store.deleteFrom('positions').where('table_id', '=', id).where('number', '>', after).execute();
}

/** The last one that is kept up to that entry; undefined where there is none. */
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

/** All of a match, in order. */
export async function loadCheckpoints(store: Store, match: MatchKey): Promise<readonly Checkpoint[]> {
  return (await selectCheckpoints(store, match).orderBy('number').execute()).map(parseCheckpoint);
}

/** Keeps these, too; one that is kept stays as it is. */
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

import { sql } from 'kysely';
import type { Store } from '../open.ts';
import { type Position, START_POSITION } from './rows.ts';
import type { MovedTable } from './tables.ts';

/** Thrown when only part of the data has been moved to a store. */
export class HalfMovedError extends Error {
  constructor(source: string) {
    super(`data is being moved to it from ${source}; run move-data again, which goes on with that`);
    this.name = 'HalfMoved';
  }
}

/** Progress that an unfinished move stores at its destination: the source, and the position in each table. */
type MoveNoteSchema = {
  moving: { name: string; source: string; position: string };
};

/** Returns the source from which data is being moved to a store, or null. */
export async function findMoveSource(store: Store): Promise<string | null> {
  const tables = await store.introspection.getTables();
  if (!tables.some(({ name }) => name === 'moving')) return null;
  const row = await selectNotes(store)
    .selectFrom('moving')
    .select('source')
    .where('name', '=', '')
    .executeTakeFirst();
  return row?.source ?? null;
}

/** Throws {@link HalfMovedError} if the store's data is incomplete, so that nobody plays on it. */
export async function assertNotHalfMoved(store: Store): Promise<void> {
  const source = await findMoveSource(store);
  if (source !== null) throw new HalfMovedError(source);
}

/** Records the start of a move. */
export async function beginNote(store: Store, source: string): Promise<void> {
  await store.transaction().execute(async (within) => {
    await sql`create table moving (name text primary key, source text not null, position text not null)`.execute(
      within,
    );
    await selectNotes(within).insertInto('moving').values({ name: '', source, position: '' }).execute();
  });
}

/** Returns the position reached in a table. */
export async function loadPosition(store: Store, { name }: MovedTable): Promise<Position> {
  const rows = selectNotes(store).selectFrom('moving').select('position').where('name', '=', name);
  const row = await rows.executeTakeFirst();
  return row ? (JSON.parse(row.position) as Position) : START_POSITION;
}

/** Records the position reached, in the same transaction as the rows. */
export async function notePosition(store: Store, { name }: MovedTable, position: Position): Promise<void> {
  const row = { name, source: '', position: JSON.stringify(position) };
  await selectNotes(store)
    .insertInto('moving')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ position: row.position }))
    .execute();
}

/** Deletes the progress of a finished move. */
export async function endNote(store: Store): Promise<void> {
  await sql`drop table moving`.execute(store);
}

function selectNotes(store: Store) {
  return store.withTables<MoveNoteSchema>();
}

import { sql } from 'kysely';
import type { Store } from '../open.ts';
import { type Position, START_POSITION } from './rows.ts';
import type { MovedTable } from './tables.ts';

/** The data is only a part of what is being moved to it. */
export class HalfMovedError extends Error {
  constructor(source: string) {
    super(`data is being moved to it from ${source}; run move-data again, which goes on with that`);
    this.name = 'HalfMoved';
  }
}

/** What a move notes where it goes to, as long as it is not done: from where, and how far each table has come. */
type MoveNoteSchema = {
  moving: { name: string; source: string; position: string };
};

/** From where data is being moved to a store; null where none is. */
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

/** Nobody is to play on data that is half there. Throws {@link HalfMovedError}. */
export async function assertNotHalfMoved(store: Store): Promise<void> {
  const source = await findMoveSource(store);
  if (source !== null) throw new HalfMovedError(source);
}

/** A move begins. */
export async function beginNote(store: Store, source: string): Promise<void> {
  await store.transaction().execute(async (within) => {
    await sql`create table moving (name text primary key, source text not null, position text not null)`.execute(
      within,
    );
    await selectNotes(within).insertInto('moving').values({ name: '', source, position: '' }).execute();
  });
}

/** How far a table has come. */
export async function loadPosition(store: Store, { name }: MovedTable): Promise<Position> {
  const rows = selectNotes(store).selectFrom('moving').select('position').where('name', '=', name);
  const row = await rows.executeTakeFirst();
  return row ? (JSON.parse(row.position) as Position) : START_POSITION;
}

/** It has come so far: part of the transaction in which it does. */
export async function notePosition(store: Store, { name }: MovedTable, position: Position): Promise<void> {
  const row = { name, source: '', position: JSON.stringify(position) };
  await selectNotes(store)
    .insertInto('moving')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ position: row.position }))
    .execute();
}

/** The move is done. */
export async function endNote(store: Store): Promise<void> {
  await sql`drop table moving`.execute(store);
}

function selectNotes(store: Store) {
  return store.withTables<MoveNoteSchema>();
}

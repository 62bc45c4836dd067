import { sql } from 'kysely';
import { isPostgres } from '../../../migrations/dialect.ts';
import type { Store } from '../open.ts';
import type { MovedTable } from './tables.ts';

/** Returns the last id assigned in a table, even if its row is gone; 0 if none was. No id is assigned twice. */
export async function getLastId(store: Store, table: MovedTable): Promise<number> {
  const asked = isPostgres(store)
    ? sql<Last>`select case when is_called then last_value else 0 end as last from ${await findSequence(store, table)}`
    : sql<Last>`select seq as last from sqlite_sequence where name = ${table.name}`;
  return (await asked.execute(store)).rows[0]?.last ?? 0;
}

interface Last {
  readonly last: number;
}

/** Sets the last assigned id, so that the next one follows it. */
export async function setLastId(store: Store, table: MovedTable, last: number): Promise<void> {
  if (isPostgres(store)) {
    const sequence = await findSequenceName(store, table);
    await sql`select setval(${sequence}::regclass, ${Math.max(last, 1)}::int8, ${last > 0}::boolean)`.execute(
      store,
    );
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table.name}`.execute(store);
  if (last > 0)
    await sql`insert into sqlite_sequence (name, seq) values (${table.name}, ${last})`.execute(store);
}

async function findSequence(store: Store, table: MovedTable) {
  return sql.raw(await findSequenceName(store, table));
}

async function findSequenceName(store: Store, { name }: MovedTable): Promise<string> {
  const { rows } = await sql<{
    readonly name: string;
  }>`select pg_get_serial_sequence(${name}, 'id') as name`.execute(store);
  return rows[0]?.name ?? '';
}
